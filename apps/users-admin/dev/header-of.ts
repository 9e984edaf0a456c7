/** What a call sent in a header, named in lower case: the page of the tests keeps the case it was written in, a browser does not. */
export function headerOf(call: { readonly headers: Readonly<Record<string, string>> } | undefined, name: string): string | undefined {
  return Object.entries(call?.headers ?? {}).find(([sent]) => sent.toLowerCase() === name)?.[1]
}
