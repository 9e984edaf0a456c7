import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * In dev, an icon is imported from its own file. Asked for as a whole, the package is 1,600 icons: bundling them takes longer than all other
 * packages together, and reading them longer than the app. A build drops what nobody uses by itself.
 */
export function iconFiles(): Plugin {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'torneo:icon-files',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /from 'lucide-react'/ },
      handler(code) {
        files ??= readIconFiles()
        return { code: withIconFiles(code, files), map: null }
      },
    },
  }
}

/** The code with each named icon's import turned into one of its file; what no file is known for stays as it is. */
export function withIconFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react'/g, (statement, list: string) => {
    const imports = list.split(',').map((name) => name.trim()).filter(Boolean).map((name) => {
      const [exported = name, own = exported] = name.split(' as ')
      const file = files.get(exported)
      if (file) return `import ${own} from 'lucide-react/icons/${file}'`
      // A statement for types goes away; braces around a type leave an import of the whole package behind.
      return name.startsWith('type ') ? `import type { ${name.slice(5)} } from 'lucide-react'` : `import { ${name} } from 'lucide-react'`
    })
    // As many lines as before, so that what is said about a place in the file stays true.
    return imports.join('; ') + '\n'.repeat(statement.split('\n').length - 1)
  })
}

/** From every name of an icon to its file's: they have several names, some of which are no files. */
function readIconFiles(): ReadonlyMap<string, string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'), 'utf8')
  const lines = [...whole.matchAll(/^export \{ (default as .*) \} from '\.\/icons\/(.*)\.mjs'/gm)]
  return new Map(lines.flatMap(([, names = '', file = '']) => names.split(', ').map((name) => [name.replace('default as ', ''), file] as const)))
}
