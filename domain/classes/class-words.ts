import * as z from 'zod/mini'

/** How a class shows on a plate: colours as #rrggbb; `short_label` is what a small plate without a number says. */
export const classPlate = z.object({
  id: z.string(),
  name: z.string(),
  short_label: z.string(),
  plate_colour: z.string(),
  figure_colour: z.string(),
})
export type ClassPlate = z.infer<typeof classPlate>

/** A rider as results and lists name them: the id stays when the start number changes. */
export const riderLine = z.object({ participant_id: z.string(), full_name: z.string(), start_number: z.string() })
export type RiderLine = z.infer<typeof riderLine>
