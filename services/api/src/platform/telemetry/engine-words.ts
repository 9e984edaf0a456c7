/**
 * Sentences of JavaScript engines and browsers (V8, SpiderMonkey, JavaScriptCore, DOM), and of the shell's reports. A
 * message keeps these words wherever they stand; none of them is a name.
 */
const sentences = `
Error TypeError RangeError ReferenceError SyntaxError EvalError URIError InternalError AggregateError DOMException CallError
AbortError NotFoundError NotAllowedError NotSupportedError NotReadableError InvalidStateError InvalidAccessError EncodingError
InvalidCharacterError HierarchyRequestError SecurityError NetworkError TimeoutError DataCloneError DataError ConstraintError
QuotaExceededError TransactionInactiveError ReadOnlyError VersionError OperationError IndexSizeError WrongDocumentError
Uncaught (in promise)
Cannot read properties of undefined (reading) Cannot read property of null
Cannot set properties of undefined (setting) Cannot destructure property of as it is undefined
Cannot access before initialization Cannot convert undefined or null to object Cannot convert object to primitive value
Cannot convert a Symbol value to a string Cannot convert a BigInt value to a number Cannot mix BigInt and other types, use explicit conversions
Cannot add property, object is not extensible Cannot delete property of Cannot define property, object is not extensible
Cannot assign to read only property of object Cannot redefine property Cannot create property on string boolean
Cannot use in operator to search for in Cannot use the keyword here Cannot set property of which has only a getter
Cannot perform on a proxy that has been revoked Cannot instantiate an arrow function
is not a function is not a constructor is not defined is not iterable is not an object is not a valid JSON
is not a function or its return value is not iterable object is not iterable (cannot read property Symbol(Symbol.iterator))
object null is not a function undefined is not an object (evaluating) null is not an object (evaluating)
(intermediate value) anonymous undefined is not a function (near ...)
can't access property of can't access lexical declaration before initialization can't convert to has no properties
can't access dead object can't assign to property on not an object can't define property is not extensible
can't redefine non-configurable property Can't find variable Importing binding name is not found
invalid assignment left-hand side invalid 'instanceof' operand 'in' operand Right-hand side of is not callable
Assignment to constant variable Attempted to assign to readonly property Class constructor cannot be invoked without new
Class extends value is not a constructor or null Must call super constructor in derived class before accessing this or returning from
Super constructor may only be called once Constructor requires Method called on incompatible receiver
Reduce of empty array with no initial value Converting circular structure to JSON starting at object with constructor property closes the circle
JSON.parse: unexpected character at line column of the data JSON.stringify cannot serialize cyclic structures cyclic object value
JSON Parse error: Unexpected identifier Unrecognized token Unterminated string Unexpected EOF
Unexpected token in JSON at position is not valid JSON Unexpected end of JSON input Unexpected end of input
Unexpected non-whitespace character after JSON Expected property name or in JSON double-quoted Bad control character in string literal
missing argument list expression illegal return statement Invalid or unexpected token Unexpected reserved word Unexpected number identifier
Maximum call stack size exceeded too much recursion out of memory Invalid array length Invalid string length Invalid typed array length
Invalid count value Invalid time value Invalid date invalid code point Invalid regular expression missing / flags nothing to repeat
Invalid Array Buffer length Invalid language tag Incorrect locale information provided Value need to be for options
toFixed() digits argument must be between and toString() radix must be between and precision out of range value
The number cannot be converted to a BigInt because it is not an integer Division by zero
The normalize form must be one of URI malformed URI malformed sequence Failed to construct URL Invalid URL Invalid base
Failed to execute on Failed to set the on Failed to read the from Failed to construct Failed to fetch Failed to load
The node to be removed is not a child of this node The node before which the new node is to be inserted is not a child of this node
The new child element contains the parent parameter is not of type Node Element Document Window Storage History Location Range Selection
removeChild insertBefore appendChild replaceChild querySelector querySelectorAll setAttribute getItem setItem pushState replaceState
createElement createObjectURL postMessage observe structuredClone getComputedStyle matchMedia animate scrollTo focus play open
argument required, but only present arguments The provided value cannot be converted to a sequence Illegal invocation Illegal constructor
The string contains invalid characters is not a valid selector attribute name The operation is insecure The object is in an invalid state
The operation was aborted The user aborted a request The request is not allowed by the user agent or the platform in the current context
Access is denied for this document The quota has been exceeded Setting the value of exceeded the quota Access to storage is not allowed from this context
could not be cloned Data cannot be cloned out of memory An object that is not, or is no longer, usable The object can not be found here
An attempt was made to use an object Object has been closed The database connection is closing transaction has finished
This document requires assignment action was blocked by policy
default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src connect-src media-src
object-src frame-src child-src worker-src manifest-src form-action base-uri frame-ancestors require-trusted-types-for trusted-types
inline eval wasm-eval data blob innerHTML outerHTML insertAdjacentHTML srcdoc document.write Function setTimeout setInterval Worker
validation unauthenticated bad_credentials forbidden invalid_origin not_found conflict stale in_use archived too_large unsupported_type
rate_limited internal unavailable network proof_required unusable method_not_allowed
http https true false null undefined NaN Infinity Object Array String Number Boolean Map Set Promise Symbol
`

export const engineWords: ReadonlySet<string> = new Set(sentences.match(/[\p{L}\p{N}_$]+/gu))

/** Names of errors whose messages quote names of the code; those of syntax quote data. */
export const quotesNames = /^(?:Uncaught )?(?:Type|Reference|Range|Internal|NotFound|DataClone)Error: |^Object: /
