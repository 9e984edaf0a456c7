import { freePort } from '../shared/free-port.ts'
import { type ApiOptions, type RunningApi, startApi } from './api-process.ts'
import { type RunningSite, startSite } from './site-process.ts'

/** `cacheDir`: the site's own folder. */
export type ServicesOptions = ApiOptions & { readonly cacheDir: string }

/** A running API with the site behind it. */
export interface RunningServices extends RunningApi {
  readonly site: RunningSite
}

/** Starts API and site as `npm start` does, the API in front; both end with `stop`. */
export async function startServices({ cacheDir, ...options }: ServicesOptions): Promise<RunningServices> {
  const port = await freePort()
  const env = { ...(options.env ?? process.env), SITE_SERVICE: `http://127.0.0.1:${port}` }
  const api = await startApi({ ...options, env })
  try {
    const site = await startSite({
      apiUrl: api.address,
      cacheDir,
      siteDir: options.siteDir,
      port,
      logFile: `${cacheDir}.log`,
    })
    return {
      ...api,
      site,
      async stop() {
        await Promise.all([site.stop(), api.stop()])
      },
    }
  } catch (error) {
    await api.stop()
    throw error
  }
}
