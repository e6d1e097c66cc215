import * as z from 'zod/mini'

/** `moved`: the rider changed class in mid-season; results stay with this one. Only draft and active keep the number. */
export const classAssignmentState = z.enum(['draft', 'active', 'withdrawn', 'moved'])
export type ClassAssignmentState = z.infer<typeof classAssignmentState>
