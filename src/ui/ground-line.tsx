import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

/** The profile of a lap, 1440 long: tyres, ramp, logs, rocks, step; it joins itself at both ends. */
const PROFILE =
  'M0 60V46H65A11 11 0 0 1 87 46H123A11 11 0 0 1 145 46A11 11 0 0 1 167 46H253L299 12H327L353 46H411V37H415' +
  'A15 15 0 0 1 441 37V37H445A15 15 0 0 1 471 37V37H475A15 15 0 0 1 501 37V46H580L590 32L604 26L614 38L628 22L642 36' +
  'L656 46H728V20H768V46H818A11 11 0 0 1 840 46H869L915 12H943L969 46H1034A11 11 0 0 1 1056 46A11 11 0 0 1 1078 46' +
  'A11 11 0 0 1 1100 46H1143L1153 32L1167 26L1177 38L1191 22L1205 36L1219 46H1262V37H1266A15 15 0 0 1 1292 37H1296' +
  'A15 15 0 0 1 1322 37V46H1440V60Z'

/** Stands above the footer: the page ends on the ground. Repeats on wide screens, never stretches. */
export function GroundLine() {
  const id = useId()
  return (
    <chakra.svg display="block" width="100%" height="60px" color="ground" mb="-1px" aria-hidden focusable={false}>
      <pattern id={id} width="1440" height="60" patternUnits="userSpaceOnUse">
        <path d={PROFILE} fill="currentColor" />
      </pattern>
      <rect width="100%" height="60" fill={`url(#${id})`} />
    </chakra.svg>
  )
}
