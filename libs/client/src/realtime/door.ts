/** The socket without React or store: for pages that are not the panel. */
export {}
