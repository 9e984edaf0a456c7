import type { Identifier, Literal, Program, Statement } from 'acorn'

/** Addresses that a module imports when it starts. */
export const importsOf = ({ body }: Program): string[] =>
  body.flatMap((node) => ('source' in node && node.source ? String(node.source.value) : []))

const nameOf = (name: Identifier | Literal) => (name.type === 'Identifier' ? name.name : String(name.value))

function declaredBy(declaration: Statement): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []))
  return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
    ? [declaration.id.name]
    : []
}

/** Names that a module exports by itself. Those of `export *` are not known. */
export const exportsOf = ({ body }: Program): string[] =>
  body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? [
          ...node.specifiers.map(({ exported }) => nameOf(exported)),
          ...(node.declaration ? declaredBy(node.declaration) : []),
        ]
      : [],
  )
