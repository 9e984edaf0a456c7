import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * Imports each icon from its own file in dev. The whole package has 1,600 icons: bundling them takes longer than all
 * other packages together, and serving them unbundled longer than the app. A production build is tree-shaken and does
 * not need this.
 */
export function iconFiles(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'torneo:icon-files',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/, code: /from ['"]lucide-react['"]/ },
      handler(code) {
        files ??= readIconFiles()
        return { code: withIconFiles(code, files), map: null }
      },
    },
  }
}

/** Rewrites the imports of icons to imports of their files; names without a known file are left unchanged. */
export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]*)\} from ['"]lucide-react['"]/g, (statement, list: string) => {
    const imports = list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => {
        const [exported = name, local = exported] = name.split(' as ')
        const file = files.get(exported)
        if (file) return `import ${local} from 'lucide-react/icons/${file}'`
        // `import type` is erased; `import { type X }` would keep an import of the whole package.
        return name.startsWith('type ')
          ? `import type { ${name.slice(5)} } from 'lucide-react'`
          : `import { ${name} } from 'lucide-react'`
      })
    // Keeps the number of lines, so that positions in error messages stay correct.
    return imports.join('; ') + '\n'.repeat(statement.split('\n').length - 1)
  })
}

/** Maps every exported name, including aliases, to the icon's file. */
function readIconFiles(): ReadonlyMap<string, string> {
  const barrel = readFileSync(createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'), 'utf8')
  const lines = [...barrel.matchAll(/^export \{ (default as .*) \} from '\.\/icons\/(.*)\.mjs'/gm)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name) => [name.replace('default as ', ''), file] as const),
    ),
  )
}
