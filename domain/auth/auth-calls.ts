import * as z from 'zod/mini'
import { defineCall } from '#domain/core/call.ts'
import { day } from '#domain/core/instant.ts'
import { nationality, personName, phoneNumber, plateNumber } from '#domain/users/user-profile.ts'
import { anyPassword, email, newPassword } from './credentials.ts'

const uid = z.string().check(z.regex(/^[\w-]{1,64}$/, 'This link is not complete. Open it again from the e-mail.'))
const linkToken = z
  .string()
  .check(z.regex(/^[\w-]{20,128}$/, 'This link is not complete. Open it again from the e-mail.'))
const minute = { max: 5, window_s: 60, per: 'email' } as const
const mailHour = { max: 3, window_s: 3600, per: 'email' } as const

export const registration = z.strictObject({
  email,
  password: newPassword,
  first_name: personName,
  last_name: personName,
  phone_number: z.optional(z.nullable(phoneNumber)),
  date_of_birth: z.optional(z.nullable(day)),
  nationality: z.optional(z.nullable(nationality)),
  default_vehicle_number: z.optional(z.nullable(plateNumber)),
  race_license_number: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
})

/** Sign-in and accounts (specification, 7.1). Answers are the same for known and unknown addresses. */
export const authCalls = {
  logIn: defineCall({
    method: 'POST',
    path: 'auth/token/login/',
    summary: 'Sign in: e-mail and password against a token for 7 days',
    access: 'anyone',
    limit: minute,
    body: z.strictObject({ email, password: anyPassword }),
    answer: z.object({ auth_token: z.string() }),
    problems: ['invalid', 'too_many_requests'],
  }),
  register: defineCall({
    method: 'POST',
    path: 'auth/users/',
    summary: 'Create an account; an activation mail is sent',
    access: 'anyone',
    limit: { max: 10, window_s: 3600, per: 'address' },
    body: registration,
    answer: z.object({ email: z.string() }),
    status: 201,
    problems: ['invalid', 'too_many_requests'],
  }),
  activate: defineCall({
    method: 'POST',
    path: 'auth/users/activation/',
    summary: 'Activate an account with the link from the mail',
    access: 'anyone',
    limit: { max: 30, window_s: 60, per: 'address' },
    body: z.strictObject({ uid, token: linkToken }),
    answer: null,
    problems: ['invalid'],
  }),
  resendActivation: defineCall({
    method: 'POST',
    path: 'auth/users/resend_activation_email/',
    summary: 'Send the activation mail again',
    access: 'anyone',
    limit: mailHour,
    body: z.strictObject({ email }),
    answer: null,
    problems: ['too_many_requests'],
  }),
  setPassword: defineCall({
    method: 'POST',
    path: 'auth/users/set_password/',
    summary: 'Change the own password; every token ends',
    access: 'signed_in',
    limit: { max: 5, window_s: 60, per: 'account' },
    body: z.strictObject({ current_password: anyPassword, new_password: newPassword }),
    answer: null,
    problems: ['invalid', 'too_many_requests'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: 'auth/users/reset_password/',
    summary: 'Send a mail with a link to choose a new password',
    access: 'anyone',
    limit: mailHour,
    body: z.strictObject({ email }),
    answer: null,
    problems: ['too_many_requests'],
  }),
  confirmPasswordReset: defineCall({
    method: 'POST',
    path: 'auth/users/reset_password_confirm/',
    summary: 'Choose a new password with the link from the mail; every token ends',
    access: 'anyone',
    limit: { max: 10, window_s: 60, per: 'address' },
    body: z.strictObject({ uid, token: linkToken, new_password: newPassword }),
    answer: null,
    problems: ['invalid'],
  }),
}
