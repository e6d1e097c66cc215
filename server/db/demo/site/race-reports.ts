import type { PostProfile } from './post-profile.ts'
import { bullets, heading, para, paraWithLink, picture, quote } from './rich-text-blocks.ts'

/** Reports of the rounds that have been ridden. What they say about results is what the results say. */
export const raceReports: readonly PostProfile[] = [
  {
    slug: 'two-riders-one-thousandth',
    title: 'Two riders, one thousandth',
    excerpt: 'Round 1 in the sand of Brno: Dvořák wins, and nobody can tell Bellini from Wójcik.',
    tags: ['Report', 'Round 1'],
    picture: 'hill',
    author: 'Tomáš Adámek',
    after: { round: 'brno', days: 1, time: '10:20' },
    body: [
      para(
        'Jakub Dvořák led the first final of the season from the third corner to the flag. Zofia Kowalska never let him go, and at the end of eleven laps in deep sand she was 3.2 seconds behind. Matěj Šťastný completed the podium.',
      ),
      heading('A dead heat for fourth'),
      para(
        'Behind them Marco Bellini and Łukasz Wójcik came out of the last dune side by side. The transponders say the same thousandth for both, so both are fourth, both get 18 points and there is no fifth place.',
      ),
      quote('I have timed races for nineteen years. I checked the loop twice.'),
      picture('gate', 'day', 'The gate before the Pro final'),
      heading('The other classes'),
      bullets(
        'Hobby went to Vojtěch Kadlec, who started the day as number 177 and ended it as the man to beat.',
        'Petra Nováková won the Women final.',
        'Daniel Sýkora and Jakub Říha shared the two Junior 85 finals, one each.',
        'Filip Hrubý was the fastest of the smallest.',
      ),
      para(
        'One lap was missing from the screen for a while: the line had not read number 123 in lap seven. The desk put it in, and the result shows it as estimated.',
      ),
    ],
  },
  {
    slug: 'lipno-red-flag-and-a-new-winner',
    title: 'Red flag at the log pile, and a new winner',
    excerpt: 'Round 2 at Lipno: Kowalska turns the tables, the Hobby final takes two starts.',
    tags: ['Report', 'Round 2'],
    picture: 'creek',
    author: 'Tomáš Adámek',
    after: { round: 'lipno', days: 1, time: '11:05' },
    body: [
      para(
        'Twelve laps through two creeks, and this time Zofia Kowalska had the better end: she won the Pro final 1.9 seconds ahead of Jakub Dvořák. Matěj Šťastný was third again.',
      ),
      heading('The Hobby final, in two parts'),
      para(
        'In the sixth lap Martin Bláha fell at the log pile and stayed down. The red flag came out at once. He was checked on the spot, talked to his children and went home the same evening with a sore shoulder; he did not take the restart.',
      ),
      para('As the rules say, the order went back one lap and five laps were left to ride. Filip Procházka won.'),
      heading('From the jury'),
      bullets(
        'A veteran was disqualified for refuelling on the track with the engine running. In his class that round cannot be dropped.',
        'Five seconds in the Women final for leaving the track at the bank.',
      ),
      para('Thank you to the land owners, who asked for nothing but closed gates.'),
    ],
  },
  {
    slug: 'forty-one-seconds-a-lap',
    title: 'Forty-one seconds a lap',
    excerpt: 'Round 3 under a roof: a guest from Sweden, a first win for Malá, and a packed hall.',
    tags: ['Report', 'Round 3'],
    picture: 'hall',
    author: 'Hana Bartošová',
    after: { round: 'hall', days: 1, time: '09:40' },
    body: [
      para(
        'There is no room to hide in a hall. Jakub Dvořák won the Pro final over fifteen laps, Matěj Šťastný and Marco Bellini followed. Fourth on the track was our guest Rasmus Lindqvist from Kalmar: without a licence of the federation he rode outside the points, and the riders behind him moved up for theirs.',
      ),
      picture('hall', 'day', 'Between the log and the tyres'),
      heading('Four tenths'),
      para('Barbora Malá won the Women final with Klára Veselá on her rear wheel: 0.4 seconds after eleven laps.'),
      para(
        'Kian O’Rourke qualified and could not start: his bike did not survive the LCQ. Daniel Mareš broke a clutch lever in the fifth lap.',
      ),
      heading('Why there was no Hobby LCQ'),
      para(
        'We had to clear the hall by nine. The jury called the LCQ off and let everybody ride the final. Nineteen bikes in a hall were loud.',
      ),
      paraWithLink('All laps of all riders are in the', 'results', '/results'),
    ],
  },
]
