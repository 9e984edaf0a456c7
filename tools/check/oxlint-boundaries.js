/**
 * Rules of the workspace as a local oxlint plugin: its boundaries (docs/design/checks.md), and the service's
 * timers.
 *
 * Nx builds its graph from package.json files only, so `nx affected` misses an import that no package.json declares:
 * its correctness depends on this rule. The rule reads each project's package.json once and finds the workspace by
 * walking up from the linted file, so that it can be tested on a temporary workspace (`check/lint-violations.ts`).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

/** Allowed imports by `scope:` tag. Apps may import every lib, and tools anything. */
const mayImport = {
  contracts: [],
  domain: ['contracts'],
  ui: [],
  router: ['contracts', 'domain'],
  client: ['contracts', 'domain'],
  media: ['contracts', 'domain', 'ui', 'client'],
  panel: ['contracts', 'domain', 'ui', 'client', 'router'],
  testing: ['contracts', 'domain', 'ui', 'client', 'router', 'panel'],
  'section-version': ['contracts', 'domain'],
  serving: ['contracts'],
  api: ['contracts', 'domain', 'section-version', 'serving'],
  site: ['contracts', 'domain', 'section-version', 'serving'],
}

/**
 * Pages without shell and store, and the only workspace packages that they may ship
 * (docs/design/live-page.md).
 */
const lightPages = {
  'landing-page': ['@torneo/contracts', '@torneo/domain', '@torneo/ui'],
  'live-page': [
    '@torneo/contracts',
    '@torneo/domain',
    '@torneo/ui',
    '@torneo/client/realtime-socket',
    '@torneo/client/offline',
    '@torneo/client/alerts',
  ],
}

/** Folders of the service's source, from the ground up: a file imports those of its own layer and of the layers below. */
const serviceLayers = ['platform', 'data', 'features']
/** Modules that compose the service or stand beside it: the layers do not import them. */
const composition = /^src\/(app|services|models|config|content|main|(plugins|demo|migrations|operators)\/.+)$/

/** Servers that tests and commands start: commands run without vitest. */
const servers = 'src/testing/servers/'
const startedByCommands = 'commands start these servers, without vitest'

/** The only module of the services and their lib that may set timers; the others use it, or node:timers/promises. */
const timersModule = 'src/timers.ts'
const withOwnedFaults = new Set(['api', 'serving', 'site'])
const timerNames = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'])

/** Packages that only one project may import; the others use its exports. */
const ownerOf = {
  'react-router': 'router',
  'react-router-dom': 'router',
  '@reduxjs/toolkit': 'client',
  'react-redux': 'client',
  'react-hook-form': 'client',
  '@hookform/resolvers': 'client',
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const slashed = (file) => file.split(path.sep).join('/')

function readProject(dir) {
  const { name, dependencies, devDependencies, peerDependencies, exports, nx } = readJson(
    path.join(dir, 'package.json'),
  )
  const tag = (kind) => nx?.tags?.find((text) => text.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? ''
  return {
    dir,
    name,
    exports,
    type: tag('type'),
    scope: tag('scope'),
    declared: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
  }
}

function readWorkspace(dir, { workspaces, dependencies, devDependencies }) {
  const dirs = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? (existsSync(path.join(dir, pattern.slice(0, -2))) ? readdirSync(path.join(dir, pattern.slice(0, -2))) : []).map(
          (entry) => path.join(dir, pattern.slice(0, -2), entry),
        )
      : [path.join(dir, pattern)],
  )
  const projects = dirs.filter((entry) => existsSync(path.join(entry, 'package.json'))).map(readProject)
  return {
    projects,
    byName: new Map(projects.map((project) => [project.name, project])),
    root: {
      dir,
      name: '',
      type: 'root',
      scope: 'root',
      exports: undefined,
      declared: new Set(Object.keys({ ...dependencies, ...devDependencies })),
    },
  }
}

const workspaces = new Map()

/** The workspace that contains a folder, or null. */
function workspaceOf(dir) {
  if (!workspaces.has(dir)) {
    const file = path.join(dir, 'package.json')
    const manifest = existsSync(file) ? readJson(file) : {}
    const parent = path.dirname(dir)
    workspaces.set(
      dir,
      manifest.workspaces ? readWorkspace(dir, manifest) : parent === dir ? null : workspaceOf(parent),
    )
  }
  return workspaces.get(dir)
}

/** Reason why a layer of the service may not import another of its modules, or null when it may. */
function layerViolation(from, target) {
  if (from.inside.startsWith(servers) && !target.inside.startsWith(servers)) return startedByCommands
  if (from.project.scope !== 'api' || from.isTest) return null
  const layerOf = ({ inside }) => serviceLayers.findIndex((name) => inside.startsWith(`src/${name}/`))
  const [layer, below] = [layerOf(from), layerOf(target)]
  if (layer === -1) return null
  if (composition.test(target.inside.replace(/\.ts$/, '')))
    return `${serviceLayers[layer]} may not import ${target.inside}, which composes the service`
  return below > layer ? `${serviceLayers[layer]} may not import ${serviceLayers[below]}, a layer above` : null
}

const contains = (project, file) => file === project.dir || file.startsWith(project.dir + path.sep)
const projectOf = (workspace, file) => workspace.projects.find((project) => contains(project, file)) ?? workspace.root

/** A file's role within its project, which decides on its imports. */
function describeFile(workspace, file) {
  const project = projectOf(workspace, file)
  const inside = slashed(path.relative(project.dir, file))
  const isBuild = /^(dev\/)?(vite|vitest)\.config\.ts$/.test(inside)
  const isTest = /\.(test|e2e)\.tsx?$/.test(inside) || inside.startsWith('src/testing/')
  const isDev = inside.startsWith('dev/')
  return { project, file, inside, isBuild, isTest, isDev, feature: /^src\/features\/([^/]+)\//.exec(inside)?.[1] }
}

/** Splits a specifier into the package name and the sub-path, as written in `exports`. */
function splitSpecifier(specifier) {
  const parts = specifier.split('/')
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  return { name, subPath: `.${specifier.slice(name.length)}` }
}

function isListed(exports, subPath) {
  return Object.keys(exports ?? {}).some((key) => {
    const [before, after] = key.split('*')
    return after === undefined
      ? key === subPath
      : subPath.length > before.length + after.length && subPath.startsWith(before) && subPath.endsWith(after)
  })
}

function checkRelative(workspace, from, specifier) {
  const target = describeFile(workspace, path.resolve(path.dirname(from.file), specifier))
  if (target.project === from.project) {
    const isForeign = target.feature !== undefined && from.feature !== undefined && target.feature !== from.feature
    return isForeign
      ? `the feature ${from.feature} may not import the feature ${target.feature}: share what both need one level up`
      : layerViolation(from, target)
  }
  const isDeclared = target.project.type === 'root' || from.project.declared.has(target.project.name)
  const undeclared = isDeclared
    ? null
    : `${from.project.scope} must declare ${target.project.name} in its package.json, or affected will not see it`
  if (target.project.scope === 'tools')
    return from.isBuild && from.project.type === 'root' ? null : 'no project imports tools'
  // Imports by path: Vite does not bundle packages that its config imports, and Node does not load their TypeScript.
  if (target.project.scope === 'build' && from.isBuild) return undeclared
  if (target.project.scope === 'build' && from.project.type !== 'tools') return 'only a vite.config.ts imports build'
  if (target.project.type === 'service') return `import what ${target.project.name} exports, by its name`
  if (from.project.type === 'tools') return undeclared
  return `${specifier} leaves the project: import the package by its name`
}

/** Reason why one project of the workspace may not import another, or null when it may. */
function checkOtherProject(from, target, subPath) {
  const { project } = from
  const named = mayImport[project.scope] ?? []
  const allowed = project.type === 'app' ? target.type === 'lib' : named.includes(target.scope)
  // Tests of a service run against the other service itself.
  const isRealService = from.isTest && project.type === 'service' && /^\.\/(testing|servers)\//.test(subPath)
  if (target.scope === 'testing') {
    const callsApi = project.type === 'app' || named.includes('client')
    return from.isTest || (from.isDev && callsApi)
      ? null
      : `${target.name} is for tests only, and for dev/ of an app or of a lib that calls the API`
  }
  if (!allowed && !isRealService) return `${project.scope} may not import ${target.scope}`
  const light = lightPages[project.scope]
  const names = [target.name, target.name + subPath.slice(1)]
  return light && !light.some((name) => names.includes(name))
    ? `${project.scope} ships without ${names[1]}: its weight is a promise`
    : null
}

function checkWorkspacePackage(from, target, subPath) {
  const { project } = from
  if (target.type === 'tools' && project.type !== 'tools') return 'no project imports tools'
  const rejected = target !== project && project.type !== 'tools' ? checkOtherProject(from, target, subPath) : null
  if (rejected !== null) return rejected
  if (target.type === 'service' && subPath.startsWith('./testing/') && !from.isTest)
    return `${target.name}/testing is for tests: commands run without vitest`
  if (target !== project && !project.declared.has(target.name))
    return `${target.name} is not in the dependencies of this project`
  return isListed(target.exports, subPath) ? null : `${target.name} does not export ${subPath}`
}

function checkNpmPackage(workspace, from, name, isType) {
  const { project } = from
  if (name === 'vitest' && from.inside.startsWith(servers)) return startedByCommands
  const owner = ownerOf[name]
  if (owner && owner !== project.scope) return `${name} comes through @torneo/${owner} only`
  if (project.declared.has(name)) return null
  const isTooling =
    from.isTest || from.isDev || from.isBuild || ['tools', 'root'].includes(project.type) || project.scope === 'testing'
  if (!workspace.root.declared.has(name)) return `${name} is not in the dependencies of this project`
  return isTooling || isType ? null : `${name} is a tool of the workspace: declare it in this project to ship it`
}

/** Reason why a file may not import a specifier, or null when it may. */
function violation(workspace, file, specifier, isType) {
  const from = describeFile(workspace, file)
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (/^\.{1,2}(\/|$)/.test(withoutQuery)) return checkRelative(workspace, from, withoutQuery)
  if (path.isAbsolute(withoutQuery) || /^[a-z]+:\/\//i.test(withoutQuery)) return `${specifier} is an absolute address`
  if (isBuiltin(withoutQuery)) {
    const isServerSide =
      ['service', 'node-lib', 'tools', 'root'].includes(from.project.type) || from.isTest || from.isBuild
    return isServerSide ? null : `${specifier} does not exist in a browser`
  }
  const { name, subPath } = splitSpecifier(withoutQuery)
  const target = workspace.byName.get(name)
  return target ? checkWorkspacePackage(from, target, subPath) : checkNpmPackage(workspace, from, name, isType)
}

const textOf = (node) =>
  node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : node?.value

const boundaries = {
  create(context) {
    const workspace = workspaceOf(path.dirname(context.filename))
    const check = (node, source, isType) => {
      const specifier = textOf(source)
      if (typeof specifier !== 'string') return
      const message = workspace
        ? violation(workspace, context.filename, specifier, isType)
        : 'this file is in no workspace'
      if (message) context.report({ node: source, message: `Boundary: ${message}` })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal ?? node.argument, true),
    }
  },
}

/**
 * Rejects code in the service that throws outside of every promise, which would end the process
 * (docs/design/faults.md): timers other than those of `timers.ts`, and an emitted 'error', which throws
 * without a listener.
 */
const ownedFaults = {
  create(context) {
    const workspace = workspaceOf(path.dirname(context.filename))
    const { project, inside, isTest } = workspace ? describeFile(workspace, context.filename) : {}
    const isTimers = project?.scope === 'serving' && inside === timersModule
    if (!withOwnedFaults.has(project?.scope) || isTest || isTimers) return {}
    const refuse = (node, message) => context.report({ node, message: `Owned faults: ${message}` })
    return {
      Identifier(node) {
        const isName =
          ['ImportSpecifier', 'Property'].includes(node.parent.type) ||
          (node.parent.type === 'MemberExpression' && node.parent.property === node)
        if (timerNames.has(node.name) && !isName)
          refuse(
            node,
            `${node.name} is for libs/serving/${timersModule}: use after, every or withDeadline, or node:timers/promises`,
          )
      },
      ImportDeclaration(node) {
        if (/^(node:)?timers$/.test(node.source.value))
          refuse(node, 'use @torneo/serving/timers, or node:timers/promises')
      },
      CallExpression(node) {
        const isEmit = node.callee.type === 'MemberExpression' && node.callee.property.name === 'emit'
        if (isEmit && textOf(node.arguments[0]) === 'error')
          refuse(node, 'an emitted error throws where nobody listens: reject the promise, or destroy the stream')
      },
    }
  },
}

/** True for the type of an object whose keys are any texts: `Record<string, T>`, also read-only or partial. */
function isRecordOfTexts(type) {
  const [key] = type?.typeArguments?.params ?? type?.typeParameters?.params ?? []
  if (['Readonly', 'Partial'].includes(type?.typeName?.name)) return isRecordOfTexts(key)
  return type?.typeName?.name === 'Record' && key?.type === 'TSStringKeyword'
}

/** Last name in an expression: `id` of `phase.id`, `teamId` of `teamId`. */
const lastName = ({ type, name, property }) => (type === 'MemberExpression' ? property.name : name) ?? ''

/** True for a key that comes from people or from outside: a record's name, a word of a text, the result of a call. */
const isForeign = (key) =>
  key.type === 'CallExpression' ||
  lastName(key) === 'word' ||
  (key.type === 'MemberExpression' && lastName(key) === 'name')

/**
 * Rejects objects as dictionaries of ids and names that people choose: `constructor` and `__proto__` are keys of every
 * object. Ids are known by their names; other keys count where the file says that the object's keys are any texts.
 */
const keysOfMaps = {
  create(context) {
    const workspace = workspaceOf(path.dirname(context.filename))
    const { project, inside, isTest, isDev } = workspace ? describeFile(workspace, context.filename) : {}
    const isExempt = isTest || isDev || /(^|\/)(testing|demo)\/|\.fixture\.ts$/.test(inside ?? '')
    if (!project || ['root', 'tools', 'testing'].includes(project.scope) || inside === 'src/fields/own.ts' || isExempt)
      return {}
    const records = new Set()
    const remember = (name, annotation) => {
      if (name && isRecordOfTexts(annotation?.typeAnnotation)) records.add(name)
    }
    const read = []
    return {
      Identifier: (node) => remember(node.name, node.typeAnnotation),
      TSPropertySignature: (node) => remember(node.key.name, node.typeAnnotation),
      MemberExpression(node) {
        if (node.computed) read.push(node)
      },
      'Program:exit'() {
        for (const { object, property } of read)
          if (/^id$|Id$/.test(lastName(property)) || (records.has(lastName(object)) && isForeign(property)))
            context.report({
              node: property,
              message: 'Keys of maps: people choose this key: use a Map, or own() of contracts/fields/own for JSON',
            })
      },
    }
  },
}

export default {
  meta: { name: 'torneo' },
  rules: { boundaries, 'owned-faults': ownedFaults, 'keys-of-maps': keysOfMaps },
}
