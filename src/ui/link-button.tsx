import { createLink } from '@tanstack/react-router'
import { AnchorButton } from '#src/ui/anchor-button.tsx'

/** A button that goes to a route of the app: `<LinkButton to="/events" kind="primary">`. Works without scripts. */
export const LinkButton = createLink(AnchorButton)
