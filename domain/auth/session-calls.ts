import { defineCall } from '#domain/core/call.ts'
import { userProfile } from '#domain/users/user-profile.ts'

/** What every page of the app needs of a sign-in; apart from the forms' calls, which load with the forms. */
export const sessionCalls = {
  logOut: defineCall({
    method: 'POST',
    path: 'auth/token/logout/',
    summary: 'End this token',
    access: 'signed_in',
    answer: null,
  }),
  getCurrentUser: defineCall({
    method: 'GET',
    path: 'accounts/current/',
    summary: 'The signed-in account',
    access: 'signed_in',
    answer: userProfile,
  }),
}
