/** How a command line of the documents is tested. */
export type Handling =
  /** Run literally by `database-commands.e2e.ts` or `workspace-commands.e2e.ts` of `tools/e2e/commands`. */
  | { readonly run: 'database' | 'workspace' }
  /** Its program is run by another test. */
  | { readonly by: string }
  /** Its arguments are read by the tool's own reader, since running it is not for a test: why. */
  | { readonly read: 'release' | 'team' | 'dev' | 'upgrade' | 'vitest' | 'nx'; readonly why: string }
  /** Not run at all: why. */
  | { readonly not: string }

const database: Handling = { run: 'database' }
const workspace: Handling = { run: 'workspace' }
const start: Handling = { by: 'tools/e2e/releases/start.e2e.ts' }
/** Takes its lines from the document. */
const team: Handling = { by: 'tools/e2e/releases/own-repository.e2e.ts' }
const mention: Handling = { not: 'names a command whose lines are beside it' }
const containers: Handling = { not: 'needs a container engine' }
const systemd: Handling = { not: 'needs systemd' }
const machine: Handling = { not: 'belongs to the machine or the repository of who runs it' }
const deployed = 'verify:deployment runs it, on a machine of its own'
const built = 'builds a committed app; own-repository.e2e.ts runs the same line of docs/teams.md'

/**
 * Every command line of the documents. A new or changed line needs a row here, and with `run` a call in that
 * test.
 */
export const handled: Readonly<Record<string, Handling>> = {
  // The whole product and its tests.
  'npm start': start,
  'PORT=4300 npm start': start,
  'SEED=none DATA_DIR=.data/own npm start': workspace,
  'npm test': { not: 'is the run that this belongs to' },
  'npm run check': { not: 'a step of CI of its own' },
  'npm run check -- --affected': { by: 'tools/check/affected.test.ts' },
  'npm run format': { not: 'rewrites the checkout; npm run check compares with what it writes' },
  'npm run pictures': { not: 'rewrites the pictures of the documents, for minutes' },
  'npm run bench': { not: 'measures for an hour' },
  'npm run break': { by: 'tools/e2e/releases/breakages.e2e.ts' },
  'npm run verify:deployment': { not: 'needs nginx and a quarter of an hour' },
  'FUZZ_RUNS=1000 FUZZ_SEED=$RANDOM npx vitest run --project api fuzz accepted': {
    read: 'vitest',
    why: 'takes an hour',
  },
  'npx vitest run --project api services/api/src/features/hero': { read: 'vitest', why: 'is part of npm test' },
  'npx vitest run --project landing-admin Sponsors': { read: 'vitest', why: 'is part of npm test' },
  "npx vitest run --project domain -t 'walkover'": workspace,
  'npx vitest run --project e2e hero.e2e': { read: 'vitest', why: 'is part of npm test' },
  'npx vitest run --project tools': { read: 'vitest', why: 'is part of npm test' },
  'npx vitest run schedule Schedule': { read: 'vitest', why: 'is part of npm test' },
  'npx nx run @torneo/api:typecheck': { read: 'nx', why: 'is part of npm run check' },
  'npx nx run @torneo/api:build': { read: 'nx', why: 'would replace the build that other tests run' },
  'npm run dev -- landing-admin': { read: 'dev', why: 'serves until it is stopped' },
  'npm run dev -- landing-admin --alone': { read: 'dev', why: 'serves until it is stopped; alone.test.ts opens it' },
  'npm run dev -- <app> --alone': { read: 'dev', why: 'serves until it is stopped; alone.test.ts opens it' },

  // The service and its accounts.
  'node --initial-old-space-size=96 services/api/dist/main.js': workspace,
  'node --enable-source-maps': { not: 'is an option for the line that starts the service' },
  'npm run user -- create-super <email> <name>': database,
  "npm run user -- create-super you@example.org 'Your Name'": database,
  'npm run user -- list': database,
  'npm run user -- promote <email>': database,
  'npm run user -- reset-password <email>': database,
  'npm run user -- reset-second-factor <email>': database,
  'npm run user -- end-sessions <email>': database,
  'npm run user -- deactivate <email>': database,
  'npm run user -- create-release-key': mention,
  'npm run user -- create-release-key <app> <name>': database,
  "npm run user -- create-release-key referees-admin 'Lucía, CI'": database,
  'node services/api/dist/user.js list': database,

  // An operator's work on the database.
  'npm run backup -- <file>': database,
  'npm run backup -- before-upgrade.torneo': database,
  'npm run backup -- --keep 14 <folder>': database,
  'npm run backup -- --drill <file>': database,
  'npm run restore -- <file>': database,
  'npm run restore -- --unsigned <file>': database,
  'npm run audit': mention,
  'npm run audit -- --verify': database,
  'npm run audit -- --verify <sequence>:<hash> ...': database,
  'npm run -s audit -- --export > audit.jsonl': database,
  'npm run audit -- --export | grep <id>': database,
  'npm run stats -- --check': database,
  'npm run stats -- --rebuild': database,
  'node services/api/dist/stats.js --check': database,
  'npm run migrate': database,
  'npm run migrate -- --status': database,
  'npm run migrate -- --dry-run': database,

  // Installation and upgrade.
  'npm run site': mention,
  'npm run site -- --to /srv/torneo/site': workspace,
  'npm run site -- --to /srv/torneo/site --shell': workspace,
  'npm run upgrade -- --nodes 4201,4202': { read: 'upgrade', why: deployed },
  'npm run upgrade -- --back --nodes 4201,4202': { read: 'upgrade', why: deployed },
  'npm run -s sbom > torneo.cdx.json': workspace,
  'npm audit --omit dev': { not: 'asks a registry that has it' },
  'npm ci': { not: 'replaces the packages that this runs with; npm start and CI run it' },
  'git pull': machine,
  'git clone': machine,
  'openssl rand -base64 756 > mongo-key': machine,
  'openssl rand -hex 24': machine,
  'docker compose -f deploy/compose.yaml up -d --build': containers,
  'docker compose -f deploy/compose.yaml up -d --build --no-deps api-1': containers,
  "docker compose -f deploy/compose.yaml exec -e TORNEO_PASSWORD=... api-1 node services/api/dist/user.js create-super you@example.org 'Your Name'":
    containers,
  'docker compose -f deploy/compose.yaml run --rm operate npm run backup -- --keep 14 /backups': containers,
  'systemctl enable --now torneo-api@4201 torneo-api@4202': systemd,
  'systemctl enable --now torneo-site@4301 torneo-site@4302': systemd,
  'systemctl enable --now torneo-backup.timer': systemd,
  'systemctl restart torneo-api@<port>': systemd,

  // Releases from this workspace.
  'npm run keys -- landing-admin landing.key': workspace,
  'npm run release -- landing-admin --list': workspace,
  'npm run release -- landing-admin --off "Vuelve a las 18"': workspace,
  'npm run release -- landing-admin --on': workspace,
  'npm run release -- landing-admin': { read: 'release', why: built },
  'npm run release -- landing-page': { read: 'release', why: built },
  'RELEASE_KEY=landing.key npm run release -- landing-admin': { read: 'release', why: built },
  'npm run release -- landing-admin --version 1.4.0': { read: 'release', why: built },
  'npm run release -- landing-admin --roles a,b': { read: 'release', why: built },
  'npm run release -- landing-admin --preview': { read: 'release', why: built },
  'npm run release -- landing-admin --safe': { read: 'release', why: built },
  'npm run release -- referees-admin --safe': { read: 'release', why: built },
  'npm run release -- landing-admin --panel <address>': { read: 'release', why: built },
  'npm run release -- landing-admin --promote 1.4.0-preview': { read: 'release', why: 'needs a preview' },
  'npm run release -- landing-admin --rollback [version]': { read: 'release', why: 'needs two releases' },
  'npm run release -- <app> --rollback': { read: 'release', why: 'needs two releases' },
  'npm run contracts -- --record': workspace,
  'npm run sections': { by: 'tools/new/new.test.ts' },
  'npm run sdk': workspace,
  'npm run sdk -- --to <folder>': workspace,
  'npm run new:section': mention,
  'npm run new:feature': mention,

  // A team's own repository.
  "npm exec --yes --package $TORNEO_PANEL/sdk/create-torneo-section.tgz -- create-torneo-section /referees --app referees-admin --label 'Árbitros' --group officials --group-title 'Arbitraje' --roles super,admin_tournament":
    team,
  'git init': team,
  'npm install': team,
  'git add .': team,
  "git commit --message 'Add the section of referees'": team,
  "git commit --message 'Say how many teams there are'": team,
  'npm run dev': { not: 'serves until it is stopped' },
  'npm run panel': team,
  'npm run release': team,
  'npm run release -- --safe': team,
  'npm run release -- --preview': team,
  'npm run release -- --roles super': team,
  'npm run release -- --promote <version>': { read: 'team', why: 'needs a preview' },
  'npm run release -- --rollback': team,
  "npm run release -- --off 'Vuelve a las 18'": team,
  'npm run release -- --on': team,
  'npm run release -- --list': team,
}
