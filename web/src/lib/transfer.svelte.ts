/** The table whose place this device has offered to another one: when it is shut out there, the reason is known. */
export const transfer = $state({ table: '' })
