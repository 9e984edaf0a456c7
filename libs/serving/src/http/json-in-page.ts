/** Serializes JSON that may be embedded in a page's `<script>`: nothing in it can end that element. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
