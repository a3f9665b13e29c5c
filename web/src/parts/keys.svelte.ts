/** Whether the list of keys is open. */
export const keys = $state({ open: false })
