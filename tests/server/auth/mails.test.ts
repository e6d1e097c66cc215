import { describe, expect, it } from 'vitest'
import { activationMail } from '#server/auth/mails/activation-mail.ts'
import { alreadyRegisteredMail } from '#server/auth/mails/already-registered-mail.ts'
import { greeting } from '#server/auth/mails/greeting.ts'
import { passwordChangedMail } from '#server/auth/mails/password-changed-mail.ts'
import { passwordResetMail } from '#server/auth/mails/password-reset-mail.ts'

const hostile = {
  site_name: '<b onclick="x">Club & "Friends"</b>',
  first_name: '<script>alert(1)</script>',
  link: 'https://club.example/auth/x?a=1&b="2"',
  reset_link: 'https://club.example/auth/password/reset/send',
}

describe.each([
  ['activation', activationMail],
  ['password reset', passwordResetMail],
  ['password changed', passwordChangedMail],
  ['already registered', alreadyRegisteredMail],
])('the %s mail', (_, make) => {
  it('carries its link in the text and, escaped, in the HTML', () => {
    const { text, html } = make(hostile)
    expect(text).toContain(hostile.link)
    expect(html).toContain('href="https://club.example/auth/x?a=1&amp;b=&quot;2&quot;"')
  })

  it('escapes what people typed and leaves no tag of theirs', () => {
    const { html } = make(hostile)
    expect(html).not.toMatch(/<script|<b onclick/)
    expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Club &amp; &quot;Friends&quot;&lt;/b&gt;')
  })
})

it.each([
  ['Jana', 'Hello Jana,'],
  [' Anna-Marie ', 'Hello Anna-Marie,'],
  ["O'Neill", "Hello O'Neill,"],
  ['J. R.', 'Hello J. R.,'],
  ['', 'Hello,'],
  ['Win at evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['www evil', 'Hello,'],
  ['Jana\r\nBcc: x', 'Hello,'],
  ['<b>', 'Hello,'],
  ['a'.repeat(60), 'Hello,'],
])('%j is greeted with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})
