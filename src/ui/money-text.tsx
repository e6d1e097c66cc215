const MINUS = '−'

type Money = { amount_minor: number; currency: string }

/** Minor units to a number: 95000 CZK is 950. */
function majorAmount({ amount_minor, currency }: Money): { value: number; digits: number } {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return { value: amount_minor / 10 ** digits, digits }
}

/** '1,150', '12.50', '−200': figures alone, cents only where there are some. */
export function formatAmount(money: Money): string {
  const { value, digits } = majorAmount(money)
  const shown = Number.isInteger(value) ? 0 : digits
  const text = new Intl.NumberFormat('en-US', { minimumFractionDigits: shown, maximumFractionDigits: shown }).format(
    Math.abs(value),
  )
  return value < 0 ? `${MINUS}${text}` : text
}

/** '950 CZK', kept on one line. */
export function formatMoney(money: Money): string {
  return `${formatAmount(money)}\u00a0${money.currency}`
}

/** An amount of money; `bare` where the currency stands in the column's head. */
export function MoneyText({ bare = false, ...money }: Money & { bare?: boolean }) {
  return <>{bare ? formatAmount(money) : formatMoney(money)}</>
}
