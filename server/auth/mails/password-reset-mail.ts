import { layOutMail, type MailContent } from '#server/ports/mail-layout.ts'
import { greeting } from './greeting.ts'

/** The link to choose a new password. */
export function passwordResetMail(about: { site_name: string; first_name: string; link: string }): MailContent {
  return layOutMail({
    subject: `Choose a new password for ${about.site_name}`,
    greeting: greeting(about.first_name),
    paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
    action: { label: 'Choose a new password', link: about.link },
    notes: ['The link works once, for one hour.', 'If it was not you, ignore this mail: your password stays as it is.'],
    signature: about.site_name,
  })
}
