import { describe, expect, it } from 'vitest'
import { authCalls } from '#domain/auth/auth-calls.ts'
import { ApiProblem } from '#src/lib/api-problem.ts'
import { parseTyped, problemsOfAnswer, waitInWords } from '#src/ui/form/field-problems.ts'

const names = ['email', 'password']

describe('what is wrong with a form', () => {
  it('stands at the field when the schema refuses it, in the words of the server', () => {
    expect(parseTyped(authCalls.logIn.body, { email: 'rider', password: '' }, names)).toEqual({
      problems: {
        fields: { email: 'Enter an e-mail address such as name@example.org.', password: 'Enter your password.' },
        whole: [],
      },
    })
    expect(parseTyped(authCalls.logIn.body, { email: ' Rider@Example.org ', password: 'x' }, names)).toEqual({
      body: { email: 'rider@example.org', password: 'x' },
    })
  })

  it('concerns the whole form when no control of it is meant', () => {
    const fields = { email: ['Taken.', 'And more.'], token: ['Too old.'], non_field_errors: ['No.'] }
    const problem = new ApiProblem({ status: 400, code: 'invalid', message: 'x', fields })
    expect(problemsOfAnswer(problem, names)).toEqual({ fields: { email: 'Taken.' }, whole: ['Too old.', 'No.'] })
  })

  it.each([
    [new ApiProblem({ status: 0, code: 'network', message: 'No connection.' }), 'No connection.'],
    [
      new ApiProblem({ status: 429, code: 'too_many_requests', message: 'Too many attempts.', retryAfterS: 40 }),
      'Too many attempts. You can try again in 40 seconds.',
    ],
    [new TypeError('x is not a function'), 'Something went wrong in this app. Nothing was sent; try again.'],
  ])('says what happened on the way: %s', (error, sentence) => {
    expect(problemsOfAnswer(error, names)).toEqual({ fields: {}, whole: [sentence] })
  })
})

it.each([
  [0, '1 second'],
  [40, '40 seconds'],
  [89.2, '90 seconds'],
  [100, '2 minutes'],
  [3600, '60 minutes'],
])('%d s are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
