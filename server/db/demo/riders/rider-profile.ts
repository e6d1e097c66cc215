/** The classes of the championship by the word that names them everywhere in the demo. */
export const classKeys = ['pro', 'hobby', 'veteran', 'women', 'junior85', 'junior65'] as const
export type ClassKey = (typeof classKeys)[number]

/** A rider as authored. */
export type RiderProfile = {
  /** Names the rider everywhere in the demo. */
  key: string
  first: string
  last: string
  number: string
  gender: 'female' | 'male'
  /** On the first day of the season. */
  age: number
  nationality: string
  /** Make, model and cc. */
  bike: readonly [string, string, number]
  club: string
  /** Whose account looks after a child: the key of a rider or of a parent. */
  guardian?: string
  /** Where the rider was before a change of class in mid-season. */
  moved_from?: { class: ClassKey; number: string }
  /** Rides as a guest, without a licence of the federation: no points. */
  is_guest?: boolean
  /** Did not agree to stand in public entry lists. */
  is_private?: boolean
}

type More = Pick<RiderProfile, 'guardian' | 'moved_from' | 'is_guest' | 'is_private'>

/** A rider in one line: key, first and last name, number, age, nationality, make and model, cc, club. */
const riderLine =
  (gender: RiderProfile['gender']) =>
  (
    key: string,
    name: string,
    number: string,
    age: number,
    nationality: string,
    bike: string,
    cc: number,
    club: string,
    more: More = {},
  ): RiderProfile => {
    const [first, last] = splitOnce(name)
    const [make, model] = splitOnce(bike)
    return { key, first, last, number, gender, age, nationality, bike: [make, model, cc], club, ...more }
  }

export const man = riderLine('male')
export const woman = riderLine('female')

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ')
  return [text.slice(0, space), text.slice(space + 1)]
}
