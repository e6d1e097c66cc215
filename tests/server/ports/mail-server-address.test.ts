import { expect, it } from 'vitest'
import { parseSmtpUrl } from '#server/ports/mail-server-address.ts'

it.each([
  ['smtp://localhost', { host: 'localhost', port: 587, secure: false, user: null, sender: 'no-reply@localhost' }],
  ['smtp://localhost:1025', { port: 1025 }],
  ['smtps://mail.example.org', { port: 465, secure: true, sender: 'no-reply@mail.example.org' }],
  [
    'smtp://office%40club.example:p%40ss%2Fword@mail.example.org:2525',
    { user: 'office@club.example', password: 'p@ss/word', sender: 'office@club.example', port: 2525 },
  ],
  ['smtp://apikey:secret@mail.example.org', { user: 'apikey', sender: 'no-reply@mail.example.org' }],
])('%s', (url, parts) => {
  expect(parseSmtpUrl(url)).toMatchObject(parts)
})
