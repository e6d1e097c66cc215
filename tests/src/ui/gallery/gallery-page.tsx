import { chakra } from '@chakra-ui/react'
import { DownloadSimple } from '@phosphor-icons/react/dist/ssr/DownloadSimple'
import { UserCircle } from '@phosphor-icons/react/dist/ssr/UserCircle'
import type { ReactNode } from 'react'
import { AnchorButton } from '#src/ui/anchor-button.tsx'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Button } from '#src/ui/button.tsx'
import { Callout } from '#src/ui/callout.tsx'
import { Checklist, ChecklistItem } from '#src/ui/checklist.tsx'
import { Container } from '#src/ui/container.tsx'
import { Countdown } from '#src/ui/countdown.tsx'
import { DropMenu } from '#src/ui/drop-menu.tsx'
import { GroundLine } from '#src/ui/ground-line.tsx'
import { MenuButton, MenuLink } from '#src/ui/menu-item.tsx'
import { Pager } from '#src/ui/pager.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { PlacesBar } from '#src/ui/places-bar.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { SectionHeading } from '#src/ui/section-heading.tsx'
import { SegmentAnchor, SegmentedLinks } from '#src/ui/segmented-links.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { StepBar } from '#src/ui/step-bar.tsx'
import { TabAnchor, TabLinks } from '#src/ui/tab-links.tsx'
import { TextAnchor, TextLink } from '#src/ui/text-link.tsx'
import { FormSamples } from '#tests/src/ui/gallery/form-samples.tsx'
import { StateSamples } from '#tests/src/ui/gallery/state-samples.tsx'
import { TableSample } from '#tests/src/ui/gallery/table-sample.tsx'

const PLATES = [
  { number: '31', plate_colour: '#ffffff', figure_colour: '#14110e', leader: true, name: 'Leader' },
  { number: '214', plate_colour: '#ffffff', figure_colour: '#14110e', name: 'Pro' },
  { number: '7', plate_colour: '#ffd60a', figure_colour: '#14110e', name: 'Hobby' },
  { number: '88', plate_colour: '#14110e', figure_colour: '#ffffff', name: 'Veteran' },
  { number: '12', plate_colour: '#1d3fae', figure_colour: '#ffffff', name: 'Women' },
  { number: '5', plate_colour: '#14582a', figure_colour: '#ffffff', name: 'Junior 85' },
  { number: '3', plate_colour: '#f28a1c', figure_colour: '#14110e', name: 'Junior 65' },
  { number: '1042', plate_colour: '#ffffff', figure_colour: '#14110e', name: 'Four' },
]

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section py="20px">
      <SectionHeading level={3}>{title}</SectionHeading>
      <chakra.div display="flex" flexWrap="wrap" gap="14px" alignItems="center">
        {children}
      </chakra.div>
    </chakra.section>
  )
}

export function GalleryPage() {
  return (
    <>
      <SkipLink />
      <chakra.div bg="hero" color="onHero" py="24px">
        <Container>
          <chakra.p textStyle="kicker">Round 5 of 8 | Sat, Mar 15</chakra.p>
          <chakra.h1 textStyle="display">Gate drops at Kamenný Vrch</chakra.h1>
          <chakra.p textStyle="lead" my="16px" maxWidth="40ch">
            A log matrix, a rock garden and a 90-second lap. Registration closes in 6 days.
          </chakra.p>
          <chakra.div display="flex" gap="12px" flexWrap="wrap">
            <Button kind="hero">Register</Button>
            <Button>Event details</Button>
          </chakra.div>
        </Container>
      </chakra.div>
      <Container id="content">
        <Breadcrumbs>
          <TextLink to=".">Championship 2024-2025</TextLink>
          <span>Round 5</span>
        </Breadcrumbs>
        <chakra.h1 textStyle="h1">Pro standings</chakra.h1>
        <chakra.h2 textStyle="h2">Become a Member!</chakra.h2>
        <Row title="Plates">
          {PLATES.map(({ name, ...plate }) => (
            <chakra.div key={name} textStyle="label">
              <Plate {...plate} size="l" raceClass={name} />
              <chakra.p mt="6px">{name}</chakra.p>
            </chakra.div>
          ))}
        </Row>
        <Row title="Sizes">
          {(['s', 'm', 'l', 'xl'] as const).map((size) => (
            <Plate key={size} number="214" plate_colour="#ffffff" figure_colour="#14110e" size={size} />
          ))}
          {PLATES.map(({ name, ...plate }) => (
            <Plate key={name} {...plate} size="m" />
          ))}
          {PLATES.map(({ name, ...plate }) => (
            <Plate key={name} {...plate} size="s" />
          ))}
        </Row>
        <Row title="Status">
          <StatusBadge kind="open">Registration Open</StatusBadge>
          <StatusBadge kind="upcoming">Upcoming</StatusBadge>
          <StatusBadge kind="closed">Registration Closed</StatusBadge>
          <StatusBadge kind="results">Results Available</StatusBadge>
          <StatusBadge kind="live">Live</StatusBadge>
          <StatusBadge kind="provisional">Provisional</StatusBadge>
          <StatusBadge kind="official">Official</StatusBadge>
          <StatusBadge kind="cancelled">Cancelled</StatusBadge>
          <StatusBadge kind="ok">Ready</StatusBadge>
          <StatusBadge kind="error">2 to clear</StatusBadge>
          <StatusBadge kind="warn">1 to choose</StatusBadge>
        </Row>
        <Row title="Buttons">
          <Button kind="primary">Register</Button>
          <Button kind="ink">Fix it</Button>
          <Button>Details</Button>
          <AnchorButton kind="link" href="#x" icon={DownloadSimple}>
            Export
          </AnchorButton>
          <Button kind="warn">Keep anyway</Button>
          <Button kind="danger">Withdraw</Button>
          <Button kind="primary" data-shot="focus">
            Focus
          </Button>
          <Button disabledReason="Sign the indemnity first.">Disabled</Button>
          <Button kind="primary" busy="Saving">
            Save
          </Button>
          <Button size="dense">Check in</Button>
          <Button kind="primary" size="main">
            Continue to class
          </Button>
          <Button kind="primary" size="tap">
            Tap
          </Button>
        </Row>
        <Row title="Views and tabs">
          <SegmentedLinks label="Class">
            <SegmentAnchor href="#1" aria-current="page">
              All
            </SegmentAnchor>
            <SegmentAnchor href="#2">Pro</SegmentAnchor>
            <SegmentAnchor href="#3">Veteran 40+</SegmentAnchor>
          </SegmentedLinks>
          <DropMenu label="Profile" icon={UserCircle}>
            <MenuLink to=".">Your Profile</MenuLink>
            <MenuButton type="button">Logout</MenuButton>
          </DropMenu>
          <chakra.div width="100%">
            <TabLinks label="Event">
              <TabAnchor href="#1" aria-current="page">
                Sign-ups 132
              </TabAnchor>
              <TabAnchor href="#2">Run groups</TabAnchor>
              <TabAnchor href="#3">Timing</TabAnchor>
              <TabAnchor href="#4">PDF results</TabAnchor>
            </TabLinks>
          </chakra.div>
        </Row>
        <StepBar steps={['Rider', 'Class', 'Indemnity', 'Questions', 'Cart']} current={1} />
        <FormSamples />
        <StateSamples />
        <TableSample />
        <Row title="Counting">
          <Countdown endsAt={new Date(Date.now() + 1_458_000).toISOString()} />
          <chakra.div width="320px">
            <PlacesBar taken={41} capacity={48} />
          </chakra.div>
          <chakra.div width="320px">
            <PlacesBar taken={18} capacity={30} />
          </chakra.div>
          <chakra.div width="320px">
            <PlacesBar taken={24} capacity={24} whenFull={<TextAnchor href="#w">Join the waiting list</TextAnchor>} />
          </chakra.div>
          <chakra.div width="320px">
            <ProgressBar label="Reading rows" share={0.42} onCancel={() => {}} />
          </chakra.div>
        </Row>
        <Pager offset={12} limit={12} count={132} onOffset={() => {}} />
        <Checklist>
          <ChecklistItem
            state="blocker"
            title="Licence expires Mar 1, two weeks before the race"
            detail="Add the new licence, or buy a one-day licence for 150 CZK"
            action={
              <Button kind="ink" size="dense">
                Update licence
              </Button>
            }
          />
          <ChecklistItem state="choice" title="No transponder" action={<Button size="dense">Choose</Button>} />
          <ChecklistItem state="done" title="Number 5" detail="Hers for the season" />
        </Checklist>
        <chakra.div my="24px">
          <Callout kind="warn" title="Two runs close together.">
            Junior 85 heat 2 ends at 11:52, Women heat 1 lines up at 11:55.
          </Callout>
        </chakra.div>
        <chakra.div maxWidth="420px">
          <Picture image="/art/logs.day.svg" image_dark="/art/logs.night.svg" alt="" width={800} height={600} />
        </chakra.div>
      </Container>
      <GroundLine />
      <chakra.footer bg="ground" color="onGround" p="32px">
        Footer <chakra.span color="onGround2">All times in Europe/Prague</chakra.span>
      </chakra.footer>
    </>
  )
}
