import { UserCircle } from '@phosphor-icons/react/dist/ssr/UserCircle'
import { useLogOut } from '#src/features/auth/use-log-out.ts'
import { DropMenu } from '#src/ui/drop-menu.tsx'
import { MenuButton, MenuLink } from '#src/ui/menu-item.tsx'
import { profileLinks } from './main-navigation.ts'

/** The Profile dropdown of the bar. */
export function ProfileMenu() {
  const logOut = useLogOut()
  return (
    <DropMenu label="Profile" icon={UserCircle}>
      {profileLinks.map((link) => (
        <MenuLink key={link.to} to={link.to}>
          {link.label}
        </MenuLink>
      ))}
      <MenuButton type="button" onClick={logOut}>
        Logout
      </MenuButton>
    </DropMenu>
  )
}
