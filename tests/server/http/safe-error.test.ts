import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { safeError } from '#server/http/safe-error.ts'

it('an error of a query is told without the values that went into it', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(jana@example.org) already exists.',
  })
  const told = safeError(
    new DrizzleQueryError('insert into users values ($1)', ['jana@example.org', 'secret-hash'], cause),
  )
  expect(JSON.stringify(told)).not.toMatch(/jana|secret-hash/)
  expect(told).toMatchObject({ code: '23505', message: expect.stringContaining('users_email_key') })
})

it('another error keeps its message and its place', () => {
  expect(safeError(new TypeError('no such lap'))).toMatchObject({ type: 'TypeError', message: 'no such lap' })
  expect(safeError('thrown text')).toMatchObject({ type: 'string' })
})
