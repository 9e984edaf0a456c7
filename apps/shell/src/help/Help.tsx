import { helpParameter, helpQuery } from '@torneo/panel/screen/help'
import { useLocation, useSearchParams } from '@torneo/router'
import { useState } from 'react'
import { HelpArticleModal } from './HelpArticleModal'
import { HelpListModal } from './HelpListModal'
import { useHelp } from './use-help'

/** Help modal: the list of articles, or the article in the address. */
export default function Help() {
  const { search: query } = useLocation()
  const [, setParams] = useSearchParams()
  const { help, isLoading, retry } = useHelp()
  const [search, setSearch] = useState('')
  const [read, setRead] = useState<string | null>(null)
  const id = new URLSearchParams(query).get(helpParameter) ?? ''
  const show = (next: string | null) => setParams(helpQuery(query, next).slice(1), { replace: true })
  const article = help?.parts.flatMap(({ articles }) => articles).find((one) => one.id === id)
  if (article) {
    return (
      <HelpArticleModal
        key={id}
        article={article}
        onBack={() => {
          setRead(id)
          show('')
        }}
        onClose={() => show(null)}
      />
    )
  }
  return (
    <HelpListModal
      help={help}
      isLoading={isLoading}
      onRetry={retry}
      isUnknown={help !== null && id !== ''}
      search={search}
      onSearch={setSearch}
      read={read}
      onClose={() => show(null)}
    />
  )
}
