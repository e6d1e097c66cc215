import { chakra } from '@chakra-ui/react'
import { formatAmount, formatMoney } from '#domain/core/money.ts'

type MoneyTextProps = {
  amount_minor: number
  currency: string
  /** Where the currency stands in the column's head. */
  bare?: boolean
}

/** An amount of money that stays on one line: '950 CZK', or '1,150' where `bare`. */
export function MoneyText({ amount_minor, currency, bare = false }: MoneyTextProps) {
  return (
    <chakra.span whiteSpace="nowrap">
      {bare ? formatAmount(amount_minor, currency) : formatMoney(amount_minor, currency)}
    </chakra.span>
  )
}
