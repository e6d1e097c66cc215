import { eventIdOf } from '../season/season-ids.ts'
import type { PostProfile } from './post-profile.ts'
import { bullets, heading, para, paraWithLink, picture } from './rich-text-blocks.ts'

/** What happens between the races. */
export const clubNews: readonly PostProfile[] = [
  {
    slug: 'tonight-under-lights',
    title: 'Tonight under lights',
    excerpt: 'Round 4 is the night race. What spectators should know, and where to follow from home.',
    tags: ['Round 4'],
    picture: 'night',
    author: 'Tomáš Adámek',
    after: { days_ago: 1, time: '17:00' },
    body: [
      para(
        'The stadium lap is built, the floodlights have been tested, and the forecast says dry. Juniors and women ride first, the Pro final goes together with the veterans, and Hobby closes the evening.',
      ),
      bullets(
        'Bring ear protection for children.',
        'The stand opens with the first heat.',
        'Dogs stay at home tonight.',
      ),
      paraWithLink('Who cannot come follows every lap', 'on the event page', `/events/${eventIdOf('arena')}`),
    ],
  },
  {
    slug: 'kamenny-vrch-is-open',
    title: 'Kamenný Vrch is open',
    excerpt: 'Entries for round 5 on our home track. The long lap, with the log matrix and the rock garden.',
    tags: ['Round 5', 'Entries'],
    picture: 'paddock',
    author: 'Hana Bartošová',
    after: { days_ago: 9, time: '12:00' },
    body: [
      para(
        'The next round brings us home: 1.4 km of clay and stone, and about 90 seconds for a fast lap. Entries are open until the Sunday before the race; until then the early fees hold.',
      ),
      para(
        'Junior 85 fills first, as every year. When it is full, join the waiting list: places come back, and families are offered theirs together.',
      ),
      paraWithLink('Enter here:', 'Kamenný Vrch', `/events/${eventIdOf('kamenny')}`),
    ],
  },
  {
    slug: 'kadlec-moves-up',
    title: 'Kadlec moves up',
    excerpt: 'After two rounds the leader of the Hobby class asked to race with the professionals.',
    tags: ['Riders'],
    picture: 'podium',
    author: 'Tomáš Adámek',
    after: { round: 'lipno', days: 12, time: '18:30' },
    body: [
      para(
        'Vojtěch Kadlec has changed from Hobby to Pro and will carry number 77. His results stay in the class in which he rode them; half of the points come along, as the rules of the championship say.',
      ),
      para('The jury agreed within a day. Good luck, Vojta.'),
    ],
  },
  {
    slug: 'the-waiver-has-a-new-wording',
    title: 'The waiver has a new wording',
    excerpt: 'One paragraph more, about parents. Whoever signed the old one signs again.',
    tags: ['Office'],
    picture: 'kids',
    author: 'Hana Bartošová',
    after: { round: 'lipno', days: 5, time: '20:10' },
    body: [
      para(
        'From round 3 on the indemnity says clearly what we have always asked for: for riders under 18 a parent or guardian signs, stays at the track for the whole day and can be reached by phone.',
      ),
      para('Signing takes three minutes on a phone, also beside the track without signal.'),
    ],
  },
  {
    slug: 'working-day-at-the-home-track',
    title: 'Working day at the home track',
    excerpt: 'Forty logs, two excavators, goulash for everybody.',
    tags: ['Club'],
    picture: 'tyres',
    author: 'Milan Vrba',
    after: { round: 'hall', days: 24, time: '15:45' },
    body: [
      para(
        'On Saturday we rebuild the log matrix and the exit of the rock garden. Come with gloves and a wheelbarrow, from nine until it gets dark.',
      ),
      heading('What is to be done'),
      bullets(
        'Forty spruce logs to peel and chain',
        'New tyres for the step in front of the start',
        'The fence along the paddock',
      ),
      picture('tyres', 'day', 'The tyre step, before'),
    ],
  },
  {
    slug: 'welcome-to-the-season',
    title: 'Welcome to the season 2024-2025',
    excerpt: 'Eight rounds, six classes, and a rule that gives everybody one bad day.',
    tags: ['Championship'],
    picture: 'podium',
    author: 'Milan Vrba',
    after: { round: 'brno', days: -33, time: '19:00' },
    body: [
      para(
        'The calendar is fixed: eight rounds from the sand of Brno to the final in the Arena. Medals go to the top three of each class at every event, and the points of the season decide who takes the trophies home.',
      ),
      para(
        'New this year: the best three of the first four and the best three of the last four rounds count. A broken chain in autumn no longer costs the title in spring.',
      ),
    ],
  },
  {
    slug: 'trophies-are-ordered',
    title: 'The trophies are ordered',
    excerpt: 'Six of them, made of a crankshaft each.',
    tags: ['Championship'],
    picture: 'podium',
    author: 'Tomáš Adámek',
    after: { days_ago: -12, time: '09:00' },
    body: [para('MOTO HALA turns six worn crankshafts into six trophies. They will be on show at the Arena final.')],
  },
  {
    slug: 'notes-for-the-general-meeting',
    title: 'Notes for the general meeting',
    excerpt: 'To be completed by the board.',
    tags: ['Club'],
    picture: 'paddock',
    author: 'Milan Vrba',
    after: { days_ago: 2, time: '21:00' },
    is_draft: true,
    body: [para('Accounts, elections, calendar of the next season.')],
  },
]
