import { chakra } from '@chakra-ui/react'
import { setupCalls } from '#domain/organisations/organisation-calls.ts'
import { useApp } from '#src/app/app-context.ts'
import { Form } from '#src/ui/form/form.tsx'
import { SplitPage } from '#src/ui/form/split-page.tsx'
import { useForm } from '#src/ui/form/use-form.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { ClubFields } from './parts/club-fields.tsx'
import { OwnerFields } from './parts/owner-fields.tsx'
import { useSetUp } from './use-set-up.ts'

/** The first thing an organiser sees of a new site: the club, and the account that owns it. */
export function SetUpPage({ token }: { token: string }) {
  const { config } = useApp()
  const setUp = useSetUp()
  const form = useForm({
    schema: setupCalls.setUpSite.body,
    labels: {
      organisation_name: 'Name of the club',
      contact_email: 'E-mail of the race office',
      time_zone: 'Time zone',
      currency: 'Currency',
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Your e-mail',
      password: 'Password',
    },
    complete: (typed) => ({ ...typed, token }),
    draft: 'set-up',
    ...setUp,
  })
  return (
    <SplitPage
      title="Set up your club"
      scene="gate"
      above="0px"
      lead={`This link works once. Afterwards ${config.site_title} is yours: championships, events, entries and results.`}
    >
      <Form state={form} submit="Set up the club" busy="Setting up" asksBeforeLeaving>
        {form.problems.whole.length > 0 && (
          <p>
            Set up already? <TextLink to="/auth/login">Log In</TextLink>
          </p>
        )}
        <Part title="The club">
          <ClubFields field={form.field} />
        </Part>
        <Part title="You, the owner">
          <OwnerFields field={form.field} />
        </Part>
      </Form>
    </SplitPage>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.fieldset border="0" padding={0} margin={0} minWidth={0} display="grid" gap="24px">
      <chakra.legend
        textStyle="h3"
        padding={0}
        mb="20px"
        pb="8px"
        width="100%"
        borderBottom="2px solid"
        borderColor="text"
      >
        {title}
      </chakra.legend>
      {children}
    </chakra.fieldset>
  )
}
