import { useToast } from '@torneo/client'
import { type OfficialRole, OfficialsImport } from '@torneo/contracts/match/officials'
import { shorten } from '@torneo/domain/format/shorten'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { MutedText } from '@torneo/ui/display/MutedText'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useId, useState } from 'react'
import { useImportOfficialsMutation } from '../../data/officials-api'
import { LeftOutList } from '../../parts/left-out/LeftOutList'
import { Stack } from '../../parts/Stack'
import { officialLabels, officialsTexts as texts, roleOptions } from './officials-texts'
import { readNames } from './read-names'

/** 'Pegar nombres': a list of one role, as it comes from a chat or a sheet. */
export default function PasteNamesModal({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const toast = useToast()
  const [importAll, { isLoading }] = useImportOfficialsMutation()
  const [text, setText] = useState('')
  const [role, setRole] = useState<OfficialRole>('referee')
  const { names, again, named } = readNames(text)

  const { formProps, errorOf, failure } = useCheckedForm(
    OfficialsImport,
    { role, names },
    { others: { names: names.length === 0 ? texts.noNames : undefined }, failed: texts.addFailed },
  )
  const wrong = names.findIndex((_, index) => errorOf(`names.${index}`))
  const wrongNameError = wrong < 0 ? undefined : `${shorten(names[wrong] ?? '')}: ${errorOf(`names.${wrong}`)}`

  const send = async (body: OfficialsImport) => {
    const { items } = await importAll({ body }).unwrap()
    toast.success(texts.addedCount(items.length))
    onClose()
  }

  return (
    <Modal
      title={texts.paste}
      size="sm"
      busy={isLoading}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading}>
            {texts.addCount(names.length)}
          </Button>
        </>
      }>
      <Stack as="form" $gap={16} id={id} {...formProps(send, isLoading)}>
        <FailureNotice reason={failure} />
        <SelectField
          label={officialLabels.role}
          value={role}
          options={roleOptions}
          onChange={({ target }) => setRole(target.value as OfficialRole)}
        />
        <TextField
          label={texts.names}
          hint={texts.namesHint}
          multiline
          rows={8}
          required
          value={text}
          error={errorOf('names') ?? wrongNameError}
          onChange={({ target }) => setText(target.value)}
        />
        {again.length > 0 && <MutedText>{texts.again(again.map(shorten))}</MutedText>}
        <LeftOutList named={named} isText />
      </Stack>
    </Modal>
  )
}
