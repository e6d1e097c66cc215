import { chakra } from '@chakra-ui/react'
import { useApp } from '#src/app/app-context.ts'
import { type Scene, SplitPage } from '#src/ui/form/split-page.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TextAnchor, TextLink } from '#src/ui/text-link.tsx'

const mailHint = 'It can take a minute. If it does not arrive, look among the unwanted mails.'

type Notice = { title: string; lead: string; scene: Scene }

const notices = {
  account_created: {
    title: 'Check your mail',
    lead: `We have sent you a link to activate your account. ${mailHint}`,
    scene: 'logs',
  },
  activation_sent: {
    title: 'Check your mail',
    lead: `If an account waits for its activation at this address, a new link is on its way. ${mailHint}`,
    scene: 'tyres',
  },
  reset_sent: {
    title: 'Check your mail',
    lead: `If there is an account with this address, a link to choose a new password is on its way. It works for an hour. ${mailHint}`,
    scene: 'rocks',
  },
  activation_complete: {
    title: 'Your account is active',
    lead: 'Log in, add the riders you look after, and enter your first race.',
    scene: 'podium',
  },
} as const satisfies Record<string, Notice>

/** The screens between two steps: what happened, what to do now. */
export function NoticePage({ what }: { what: keyof typeof notices }) {
  const { config } = useApp()
  const { title, lead, scene } = notices[what]
  const isDone = what === 'activation_complete'
  const again = what === 'reset_sent' ? '/auth/password/reset/send' : '/auth/activation/resend'
  return (
    <SplitPage title={title} lead={lead} scene={scene}>
      <LinkButton to="/auth/login" kind={isDone ? 'primary' : 'outline'} size={isDone ? 'main' : 'normal'}>
        Log In
      </LinkButton>
      {!isDone && (
        <chakra.p mt="24px">
          No mail? <TextLink to={again}>Have it sent again</TextLink>
        </chakra.p>
      )}
      {!isDone && config.app_env !== 'production' && (
        <chakra.p mt="12px" textStyle="small" color="text2">
          This is a test site: its mails lie in the <TextAnchor href="/dev/mailbox">mailbox</TextAnchor>.
        </chakra.p>
      )}
    </SplitPage>
  )
}
