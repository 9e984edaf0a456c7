import { buildEnv } from '../../shared/build-env.ts'

/** Environment of a user's shell, without variables of the npm that runs the tests. */
export const shellEnv = () =>
  Object.fromEntries(
    Object.entries(buildEnv(process.env)).filter(
      ([name]) => !/^(npm_(lifecycle|package|command|config_(local|global)_)|INIT_CWD)/.test(name),
    ),
  )
