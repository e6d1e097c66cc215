import { Grid } from '@chakra-ui/react'
import { Field } from '#src/ui/field.tsx'
import { Input } from '#src/ui/input.tsx'
import { NativeSelect } from '#src/ui/native-select.tsx'
import { homeCurrency, offeredCurrencies } from '../home-currency.ts'

type FieldOf = (name: 'organisation_name' | 'contact_email' | 'time_zone' | 'currency') => {
  id: string
  label: string
  error: string | null
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })

/** Name, contact, time zone and currency of a new club; zone and currency as this browser suggests. */
export function ClubFields({ field }: { field: FieldOf }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <>
      <Field {...field('organisation_name')} hint="As riders know it, such as Ridgeback Endurocross Club." required>
        <Input name="organisation_name" autoComplete="organization" />
      </Field>
      <Field {...field('contact_email')} hint="Stands in the footer; answers to mails go there." required>
        <Input name="contact_email" type="email" inputMode="email" autoComplete="off" autoCapitalize="none" />
      </Field>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="24px 16px">
        <Field {...field('time_zone')} hint="Where the club is at home; an event may lie elsewhere." required>
          <NativeSelect name="time_zone" defaultValue={zone}>
            {zones.map((each) => (
              <option key={each} value={each}>
                {each.replaceAll('_', ' ')}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field {...field('currency')} hint="Of fees and invoices." required>
          <NativeSelect name="currency" defaultValue={homeCurrency(zone)}>
            {offeredCurrencies.map((code) => (
              <option key={code} value={code}>
                {code}, {currencyNames.of(code)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Grid>
    </>
  )
}
