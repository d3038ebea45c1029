// The entry of a page that has nobody before it: `getaway clip` serves it, and loads all else from here.
import('./film-by-command.ts').then(({ filmByCommand }) => filmByCommand()).catch(reportError)
