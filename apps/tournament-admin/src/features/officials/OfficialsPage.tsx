import type { Official } from '@torneo/contracts/match/officials'
import { CollectionScreen } from '@torneo/panel/collection/CollectionScreen'
import { useCollection } from '@torneo/panel/collection/use-collection'
import { RecordActions, type RowActions } from '@torneo/panel/record/RecordActions'
import { useOpenPart } from '@torneo/panel/record/use-open-dialog'
import { lazyModal, prefetchOnIntent } from '@torneo/panel/screen/lazy-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { Badge } from '@torneo/ui/display/Badge'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { DataTable, type DataColumn } from '@torneo/ui/lists/DataTable'
import { ArrowLeft, ClipboardPaste, Megaphone } from 'lucide-react'
import { officials } from '../../data/officials-api'
import { LinkButton } from '../../parts/LinkButton'
import { Stack } from '../../parts/Stack'
import { officialLabels, officialsTexts as texts, roleLabel } from './officials-texts'

const OfficialForm = lazyModal(() => import('./OfficialForm'), {
  title: ({ official }) => (official ? texts.editTitle : texts.new),
  size: 'sm',
})
const PasteNamesModal = lazyModal(() => import('./PasteNamesModal'), { title: () => texts.paste, size: 'sm' })

const columns: readonly DataColumn<Official>[] = [
  { key: 'name', header: officialLabels.name, primary: true, width: [160, 3], cell: ({ name }) => name },
  {
    key: 'role',
    header: officialLabels.role,
    width: [112, 1],
    cell: ({ role }) => <Badge tone={role === 'table' ? 'info' : 'neutral'}>{roleLabel(role)}</Badge>,
  },
]

const actionsFor = (actions: RowActions<Official>) => (official: Official) => (
  <RecordActions
    collection={officials.name}
    record={official}
    editLabel={texts.edit(official.name)}
    removeLabel={texts.remove(official.name)}
    {...actions}
  />
)

/** 'Árbitros y mesa' (B47): the names that matches are given. */
export default function OfficialsPage() {
  const { screen, open, rowActions } = useCollection(officials, texts, ({ name }) => ({
    title: texts.removeQuestion(name),
    body: texts.removeBody,
    subject: name,
  }))
  const paste = useOpenPart('pegar')
  return (
    <Stack $phoneGap={12} {...prefetchOnIntent(OfficialForm, PasteNamesModal)}>
      <div>
        <LinkButton to="/tournament/fixtures" $variant="ghost" $size="sm">
          <ArrowLeft size={16} aria-hidden />
          {texts.back}
        </LinkButton>
      </div>
      <CollectionScreen
        {...screen}
        searchIn={({ name, role }) => [name, roleLabel(role)]}
        icon={<Megaphone size={24} aria-hidden />}
        skeleton={<SkeletonRows label={texts.loading} />}
        extra={
          <Button icon={<ClipboardPaste size={18} aria-hidden />} onClick={paste.open}>
            {texts.paste}
          </Button>
        }>
        {(shown) => (
          <DataTable
            caption={texts.list}
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            actions={actionsFor(rowActions(shown))}
          />
        )}
      </CollectionScreen>
      {open.isOpen && <OfficialForm official={open.record} onClose={open.close} />}
      {paste.isOpen && <PasteNamesModal onClose={paste.close} />}
    </Stack>
  )
}
