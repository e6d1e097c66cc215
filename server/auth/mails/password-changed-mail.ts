import { layOutMail, type MailContent } from '#server/ports/mail-layout.ts'
import { greeting } from './greeting.ts'

/** Tells the owner that the password is another one now; `link` leads to the reset. */
export function passwordChangedMail(about: { site_name: string; first_name: string; link: string }): MailContent {
  return layOutMail({
    subject: `Your password at ${about.site_name} was changed`,
    greeting: greeting(about.first_name),
    paragraphs: [
      'The password of your account was changed just now, and every device was signed out. If it was you, all is well.',
      'If it was not you, choose a new password at once:',
    ],
    action: { label: 'Reset password', link: about.link },
    notes: [],
    signature: about.site_name,
  })
}
