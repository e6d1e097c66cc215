import type { OrganisationRole } from '#domain/core/access.ts'

/** A sign-in of the demo. All of them share the password of the environment variable DEMO_PASSWORD. */
export type DemoAccount = {
  email: string
  name: string
  /** What can be seen with it, in a few words. */
  description: string
}

/** Somebody who works for a club. */
export type StaffProfile = DemoAccount & { key: string; organisation: 'ridgeback' | 'other'; role: OrganisationRole }

export const demoStaff: readonly StaffProfile[] = [
  staff('owner', 'Milan Vrba', 'owner'),
  staff('secretary', 'Hana Bartošová', 'secretary'),
  staff('timekeeper', 'Josef Vlček', 'timekeeper'),
  staff('treasurer', 'Eva Holubová', 'treasurer'),
  staff('editor', 'Tomáš Adámek', 'editor'),
  staff('gate', 'Radka Ševčíková', 'gate'),
  {
    key: 'other-secretary',
    organisation: 'other',
    role: 'secretary',
    email: 'secretary@other.example',
    name: 'Ivo Mach',
    description: 'secretary of another club, Moto Klub Sever',
  },
]

/** Accounts above the clubs. */
export const demoAdmins = [
  {
    key: 'platform',
    email: 'platform@demo.example',
    name: 'Alena Tichá',
    description: 'platform admin over all clubs',
  },
  { key: 'super', email: 'super@demo.example', name: 'Viktor Sova', description: 'superuser' },
] as const

/** The addresses of riders and parents who have a sign-in of their own. */
export const demoRiderEmails: Readonly<Record<string, string>> = {
  orourke: 'rider@demo.example',
  novakova: 'parent@demo.example',
}

/** One sign-in per role, to be printed at the start. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'rider@demo.example', name: "Kian O'Rourke", description: 'rider, Pro 99, racing in the running final' },
  { email: 'parent@demo.example', name: 'Petra Nováková', description: 'rider, Women 12, and mother of three juniors' },
  ...demoStaff.map(({ email, name, description }) => ({ email, name, description })),
  ...demoAdmins.map(({ email, name, description }) => ({ email, name, description })),
]

function staff(key: string, name: string, role: OrganisationRole): StaffProfile {
  return {
    key,
    organisation: 'ridgeback',
    role,
    email: `${key}@demo.example`,
    name,
    description: `${role} of Ridgeback`,
  }
}
