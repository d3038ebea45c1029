import { useEffect, useMemo, useState } from 'preact/hooks'
import type { NoteWord } from '../../language/note-words.ts'
import { createKeptNotes } from '../../notes/kept-notes.ts'
import { inOrder, joinedNotes, MOST_NOTES, type Note } from '../../notes/note.ts'
import { notesInFile } from '../../notes/note-file.ts'
import { notesInHash } from '../../notes/note-link.ts'
import { ownStorage } from '../common/own-storage.ts'

/** The notes of a match on this page: one's own, and those that came with a link. */
export function useNotes(match: string, taken: string | undefined) {
  const kept = useMemo(() => createKeptNotes(ownStorage()), [])
  const [own, setOwn] = useState<readonly Note[]>(() => kept.of(match))
  const [sent, setSent] = useState<readonly Note[]>([])
  const [isLost, setLost] = useState(false)
  const [problem, setProblem] = useState<NoteWord>()
  useEffect(() => {
    if (taken === undefined) return
    notesInHash(taken).then((notes) => (notes ? setSent(notes) : setProblem('link.none')), reportError)
  }, [taken])

  const change = (notes: readonly Note[]) => {
    setOwn(notes)
    setProblem(undefined)
    setLost(!kept.keep(match, notes))
  }
  return {
    own,
    sent,
    isLost,
    problem,
    setProblem,
    add(note: Note) {
      if (own.length >= MOST_NOTES) return setProblem('full')
      change(inOrder([...own, note]))
    },
    edit: (note: Note, text: string) => change(own.map((one) => (one === note ? { ...one, text } : one))),
    remove: (note: Note) => change(own.filter((one) => one !== note)),
    takeSent() {
      change(joinedNotes(own, sent))
      setSent([])
    },
    dropSent: () => setSent([]),
    async takeFile(file: File) {
      const notes = await notesInFile(match, file)
      if (notes) change(joinedNotes(own, notes))
      else setProblem('import.none')
    },
  }
}

export type Notes = ReturnType<typeof useNotes>
