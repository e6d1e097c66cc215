import { layOutMail, type MailContent } from '#server/ports/mail-layout.ts'
import { greeting } from './greeting.ts'

/** The link that makes an account active. */
export function activationMail(about: { site_name: string; first_name: string; link: string }): MailContent {
  return layOutMail({
    subject: `Activate your account at ${about.site_name}`,
    greeting: greeting(about.first_name),
    paragraphs: ['One step is left: confirm that this e-mail address is yours. Then you can sign in and enter races.'],
    action: { label: 'Activate account', link: about.link },
    notes: [
      'The link works once, for 7 days.',
      'If you did not sign up, ignore this mail: without the link nothing happens.',
    ],
    signature: about.site_name,
  })
}
