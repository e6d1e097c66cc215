import { demoId } from '../demo-id.ts'

/** What the training day sells, with prices in CZK, and who has a ticket already. */
export const ticketPlan = {
  full: {
    name: 'Full day',
    description: 'Both sessions, two coaches, three groups by speed.',
    capacity: 24,
    price: 700,
    member: 500,
    holders: 'benesa kolar zeman havel simek kopecka simkova hudakova novotny marek blaha vanek jelinek ruzicka',
  },
  half: {
    name: 'Half day',
    description: 'The morning session until 12:30.',
    capacity: 12,
    price: 450,
    member: 350,
    holders: 'urban fiala soukup novakova brandt eliska sevcik pokorna',
  },
  child: {
    name: 'Small loop, child',
    description: 'Up to 65 cc, on a loop of its own, with a parent.',
    capacity: 12,
    price: 400,
    member: 250,
    holders: 'matyas vanekm blahova fialah benesk ruzickova nowakb kucerova',
  },
} as const
export type TicketKey = keyof typeof ticketPlan

export const ticketKeys = ['full', 'half', 'child'] as const satisfies readonly TicketKey[]
export const ticketTypeIdOf = (key: TicketKey) => demoId(`ticket-type/${key}`)
