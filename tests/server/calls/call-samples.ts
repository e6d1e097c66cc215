import type { calls } from '#domain/calls.ts'
import type { Call, CallInput } from '#domain/core/call.ts'
import type { SeasonIds } from './season-ids.ts'

/** Who makes the sample call: nobody, a rider, a secretary of the first organisation. */
export type SampleActor = 'nobody' | 'rider' | 'secretary'
export type Sample<C extends Call> = {
  as: SampleActor
  input: (ids: SeasonIds) => CallInput<C>
  /** The refusal that a well-formed sample meets when success needs a secret from a mail. */
  refused?: number
}

type Samples = { [Name in keyof typeof calls]: Sample<(typeof calls)[Name]> }

const nobody = 'nobody' as const
const password = 'a-fine-new-password-42'
const link = { uid: 'AAAAAAAAAAAAAAAAAAAAAA', token: 'a'.repeat(43) }

/** Of another account than the one that sends it: kept, and nothing is done. */
const anEntry = {
  id: '0190a5c0-0000-7000-8000-000000000001',
  lane: 'timing/0190a5c0-0000-7000-8000-000000000002',
  device_id: 'phone',
  seq: 1,
  kind: 'timing_fact',
  version: 1,
  captured_version: 1,
  payload: {},
  hash: '0'.repeat(64),
  clock: null,
  again: false,
}

/** One well-formed example for every call: leaving one out does not compile. */
export const samples: Samples = {
  getSite: { as: nobody, input: () => ({}) },
  getLegalText: { as: nobody, input: () => ({ params: { kind: 'imprint' } }) },
  logIn: { as: nobody, input: (ids) => ({ body: { email: 'rider@demo.example', password: ids.password } }) },
  logOut: { as: 'rider', input: () => ({}) },
  register: {
    as: nobody,
    input: () => ({ body: { email: 'new.rider@example.org', password, first_name: 'Nová', last_name: 'Jezdkyně' } }),
  },
  activate: { as: nobody, input: () => ({ body: link }), refused: 400 },
  resendActivation: { as: nobody, input: () => ({ body: { email: 'nobody@example.org' } }) },
  setPassword: {
    as: 'rider',
    input: () => ({ body: { current_password: 'not this one', new_password: password } }),
    refused: 400,
  },
  resetPassword: { as: nobody, input: () => ({ body: { email: 'nobody@example.org' } }) },
  confirmPasswordReset: { as: nobody, input: () => ({ body: { ...link, new_password: password } }), refused: 400 },
  getCurrentUser: { as: 'rider', input: () => ({}) },
  listParticipants: { as: 'rider', input: () => ({}) },
  getParticipant: { as: 'rider', input: (ids) => ({ params: { id: ids.participant } }) },
  listOrganisations: { as: nobody, input: () => ({}) },
  listAdminOrganisations: { as: 'secretary', input: () => ({}) },
  getAdminOrganisation: { as: 'secretary', input: (ids) => ({ params: { id: ids.organisation } }) },
  setUpSite: {
    as: nobody,
    input: () => ({
      body: {
        token: 'a'.repeat(43),
        organisation_name: 'Another Club',
        contact_email: 'office@another.example',
        time_zone: 'Europe/Prague',
        currency: 'CZK',
        first_name: 'Nora',
        last_name: 'Nová',
        email: 'nora@another.example',
        password,
      },
    }),
    refused: 409,
  },
  listEvents: {
    as: nobody,
    input: () => ({ query: { limit: 6, offset: 0, status: 'sign_ups_open', order_by: 'start_date_time' } }),
  },
  getEvent: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  listEntries: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  listRrgs: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  listRaceRunGroups: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  listRaceRuns: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  getEventCalendar: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  listRunResults: { as: nobody, input: (ids) => ({ params: { id: ids.event } }) },
  getRunResults: { as: nobody, input: (ids) => ({ params: { id: ids.event, raceRunID: ids.raceRun } }) },
  getClassPoints: { as: nobody, input: (ids) => ({ params: { id: ids.event, classId: ids.championshipClass } }) },
  getRunResultsCsv: { as: nobody, input: (ids) => ({ params: { id: ids.event, raceRunID: ids.raceRun } }) },
  getRunResultsPdf: { as: nobody, input: (ids) => ({ params: { id: ids.event, raceRunID: ids.raceRun } }) },
  getClassPointsCsv: { as: nobody, input: (ids) => ({ params: { id: ids.event, classId: ids.championshipClass } }) },
  getClassPointsPdf: { as: nobody, input: (ids) => ({ params: { id: ids.event, classId: ids.championshipClass } }) },
  listChampionships: { as: nobody, input: () => ({}) },
  getChampionship: { as: nobody, input: (ids) => ({ params: { id: ids.championship } }) },
  getChampionshipResults: { as: nobody, input: (ids) => ({ params: { id: ids.championship } }) },
  getStandings: { as: nobody, input: (ids) => ({ params: { id: ids.championship, classId: ids.championshipClass } }) },
  getStandingsCsv: {
    as: nobody,
    input: (ids) => ({ params: { id: ids.championship, classId: ids.championshipClass } }),
  },
  getStandingsPdf: {
    as: nobody,
    input: (ids) => ({ params: { id: ids.championship, classId: ids.championshipClass } }),
  },
  listPosts: { as: nobody, input: () => ({ query: { limit: 3 } }) },
  getPost: { as: nobody, input: (ids) => ({ params: { slug: ids.postSlug } }) },
  listMembershipGroups: { as: nobody, input: () => ({}) },
  getMembershipGroup: { as: nobody, input: (ids) => ({ params: { id: ids.membershipGroup } }) },
  getPricing: { as: nobody, input: () => ({}) },
  listPartners: { as: nobody, input: () => ({}) },
  listPartnerCodes: { as: 'rider', input: () => ({}) },
  listCarousel: { as: nobody, input: () => ({}) },
  listCarts: { as: 'rider', input: () => ({}) },
  sendBatch: {
    as: 'secretary',
    input: (ids) => ({ body: { owner_id: ids.participant, app_version: '1', items: [anEntry] } }),
  },
  compareDigests: {
    as: 'secretary',
    input: (ids) => ({
      body: { runs: [{ race_run_id: ids.raceRun, device_id: 'phone', count: 0, digest: '0'.repeat(64), from_seq: 0 }] },
    }),
  },
  getServerTime: { as: nobody, input: () => ({}) },
}
