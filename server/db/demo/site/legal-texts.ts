import type { LegalText } from '#domain/site/site-calls.ts'

type Sections = LegalText['sections']

export const privacyPolicy: Sections = [
  {
    heading: null,
    paragraphs: [
      'Ridgeback Endurocross Club, z. s. runs races and a site to enter them. This page says which personal data we need for that, how long we keep it and what you can ask of us.',
    ],
  },
  {
    heading: 'What we keep and why',
    paragraphs: [
      'Account: name, e-mail address, phone number. We need them to reach you about your entries.',
      'Riders: date of birth, nationality, licence, start number, motorcycle, transponder. We need them to know in which class somebody may race and to time the race.',
      'Emergency contact and medical note: only race staff sees them, from seven days before until thirty days after an event, and each look is recorded.',
      'Indemnity: the signed text with signature, time and device, because we must be able to prove it.',
      'Purchases: orders, payments and receipts, because the law asks for them. Card numbers never reach us.',
    ],
  },
  {
    heading: 'What the public sees',
    paragraphs: [
      'Results show name, number, class, club and lap times. Entry lists show only riders who agreed to it. Results are the history of the sport and stay, on request under another name.',
    ],
  },
  {
    heading: 'How long',
    paragraphs: [
      'Accounts until you delete them. Indemnities for ten years. Receipts for as long as the law asks. Medical notes until you change them.',
    ],
  },
  {
    heading: 'Cookies',
    paragraphs: [
      'One cookie keeps you signed in for seven days, one remembers what you answered about tracking. Only if you accept do we record how pages are used, to make them better.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'In your profile you can download your data, correct it and delete the account. For everything else write to race.office@ridgeback.example. You may also complain to the Office for Personal Data Protection.',
    ],
  },
]

/** What the first version said less: it had nothing about who looks at medical notes. */
export const earlierPrivacyPolicy: Sections = privacyPolicy.map((section) => ({
  ...section,
  paragraphs: section.paragraphs.filter((text) => !text.startsWith('Emergency contact')),
}))

export const imprint: Sections = [
  {
    heading: null,
    paragraphs: [
      'Ridgeback Endurocross Club, z. s.',
      'Kamenný Vrch 1, 634 00 Brno, Czech Republic',
      'Registered association, identification number 00000000',
    ],
  },
  {
    heading: 'Represented by',
    paragraphs: ['Milan Vrba, chairman. Hana Bartošová, secretary.'],
  },
  {
    heading: 'Contact',
    paragraphs: [
      'E-mail race.office@ridgeback.example, phone +420 000 000 000. The race office answers on weekdays from nine to four.',
    ],
  },
  {
    heading: 'Responsible for the contents',
    paragraphs: ['Tomáš Adámek, editor. Drawings by the club. Results are published by the timekeeper on duty.'],
  },
]

export const terms: Sections = [
  {
    heading: 'Entries',
    paragraphs: [
      'An entry is complete when it is paid, the indemnity is signed and the licence is valid. Places in the cart are held for thirty minutes.',
      'Until a day before the registration closes an entry can be taken back for the full fee, afterwards for half. Who does not come pays the whole.',
    ],
  },
  {
    heading: 'Memberships',
    paragraphs: [
      'A membership holds from the day of payment to the end of the season and belongs to one person or one family.',
    ],
  },
  {
    heading: 'Transponders',
    paragraphs: [
      'A hired transponder is returned on race day. The deposit of 1,000 CZK is kept for one that does not come back.',
    ],
  },
]
