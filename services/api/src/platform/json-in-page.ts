/** JSON that may also stand within a page's `<script>`: nothing in it ends that element. */
export const jsonInPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
