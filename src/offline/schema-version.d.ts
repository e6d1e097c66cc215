/** Hash of everything in `domain/`, written in by the build. Kept answers of another version are thrown away. */
declare const __SCHEMA_VERSION__: string
