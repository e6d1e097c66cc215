import { layOutMail, type MailContent } from '#server/ports/mail-layout.ts'
import { greeting } from './greeting.ts'

/** For the owner of an account whose address somebody used to sign up again. */
export function alreadyRegisteredMail(about: {
  site_name: string
  first_name: string
  link: string
  reset_link: string
}): MailContent {
  return layOutMail({
    subject: `You already have an account at ${about.site_name}`,
    greeting: greeting(about.first_name),
    paragraphs: [
      'Somebody tried to sign up with your e-mail address. You have an account already; nothing about it has changed.',
    ],
    action: { label: 'Sign in', link: about.link },
    notes: [
      `If you forgot your password, choose a new one: ${about.reset_link}`,
      'If it was not you, there is nothing to do.',
    ],
    signature: about.site_name,
  })
}
