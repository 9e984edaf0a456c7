import { type ComponentType, lazy } from 'react'

/**
 * A view that is loaded when it is first shown. Once preloaded it renders at once, as the first HTML and its hydration
 * need: a view that hydrates later would meet other data than it was rendered from.
 */
export function lazyView<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | null = null
  const Lazy = lazy(load) as ComponentType<Props>
  const View = (props: Props) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />)
  return Object.assign(View, {
    preload: async (): Promise<void> => {
      Loaded = (await load()).default
    },
  })
}
