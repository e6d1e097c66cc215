import type { AgeReference, EligibleGender } from '#domain/classes/championship-class.ts'

export type Eligibility = {
  min_age: number | null
  max_age: number | null
  age_reference: AgeReference
  eligible_gender: EligibleGender
  is_licence_required: boolean
  is_membership_required: boolean
  /** The organiser's own words go before anything made up here. */
  description: string
}

/** Who may enter, in words: `With a licence, from 16 years`, `10 to 15 years`, `Open to everybody`. */
export function eligibilityText(rules: Eligibility): string {
  if (rules.description !== '') return rules.description
  const parts = [
    rules.is_licence_required ? 'with a licence' : null,
    rules.is_membership_required ? 'members only' : null,
    rules.eligible_gender === 'female' ? 'women' : rules.eligible_gender === 'male' ? 'men' : null,
    ageText(rules.min_age, rules.max_age),
  ].flatMap((part) => part ?? [])
  const text = parts.join(', ')
  return text === '' ? 'Open to everybody' : text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** `from 16 years`, `up to 15 years`, `10 to 15 years`; null without a limit. */
export function ageText(minAge: number | null, maxAge: number | null): string | null {
  if (minAge !== null && maxAge !== null) return `${minAge} to ${maxAge} years`
  if (minAge !== null) return `from ${minAge} years`
  return maxAge === null ? null : `up to ${maxAge} years`
}

/** Whether all riders of the class are minors, so that a guardian signs for each of them. */
export function guardianSigns({ max_age }: Pick<Eligibility, 'max_age'>): boolean {
  return max_age !== null && max_age < 18
}
