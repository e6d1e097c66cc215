import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Checkbox, Radio } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { FieldGroup } from '#src/ui/field-group.tsx'
import { FormErrors } from '#src/ui/form-errors.tsx'
import { Input } from '#src/ui/input.tsx'
import { NativeSelect } from '#src/ui/native-select.tsx'
import { PasswordInput } from '#src/ui/password-input.tsx'
import { SelectMenu } from '#src/ui/select-menu.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { TextArea } from '#src/ui/text-area.tsx'

const PEOPLE = [
  {
    value: 'p',
    label: 'Petra Nováková',
    detail: 'You. Number 12, Women',
    badge: <StatusBadge kind="ok">Ready</StatusBadge>,
  },
  {
    value: 'e',
    label: 'Eliška Nováková',
    detail: 'Your daughter, 11. Number 5, Junior 85',
    badge: <StatusBadge kind="error">2 to clear</StatusBadge>,
  },
  {
    value: 'm',
    label: 'Matyáš Novák',
    detail: 'Your son, 8. Number 3, Junior 65',
    badge: <StatusBadge kind="warn">1 to choose</StatusBadge>,
  },
]

export function FormSamples() {
  const [person, setPerson] = useState('e')
  return (
    <chakra.div py="24px">
      <FormErrors errors={[{ field_id: 'birth', text: 'This date does not exist' }]} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="24px">
        <Field label="Start number" hint="Free in Hobby: 21, 24, 215">
          <Input figures defaultValue="214" badge={<StatusBadge kind="ok">Free</StatusBadge>} />
        </Field>
        <Field label="Date of birth" id="birth" error="This date does not exist">
          <Input defaultValue="Feb 30, 2014" />
        </Field>
        <Field label="Password" hint="At least 10 characters">
          <PasswordInput autoComplete="new-password" defaultValue="secret words" />
        </Field>
        <Field label="Class" optional>
          <NativeSelect>
            <option>Pro</option>
            <option>Hobby</option>
          </NativeSelect>
        </Field>
        <Field label="Medical note">
          <TextArea placeholder="Allergies, medicine" />
        </Field>
        <FieldGroup label="Pay by" hint="You can change it at the desk">
          <Radio name="pay" label="Card" defaultChecked />
          <Radio name="pay" label="Bank transfer" />
          <Checkbox label="I have read the text" hint="Version 3" defaultChecked />
          <Checkbox label="Some" partly error="Tick this box" />
        </FieldGroup>
        <Field label="Choose who you want to register:">
          <SelectMenu large options={PEOPLE} value={person} onChange={setPerson} />
        </Field>
        <Field label="Search">
          <SelectMenu searchable options={PEOPLE} value={null} onChange={setPerson} />
        </Field>
      </chakra.div>
    </chakra.div>
  )
}
