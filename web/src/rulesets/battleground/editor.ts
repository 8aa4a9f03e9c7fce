import type { EditorClient } from '../../app/editors/client';
import TableEditor from './editor/TableEditor.svelte';

const client: EditorClient = {
  tables: 'map',
  blank: (id, title) => ({
    id,
    name: { en: title },
    source: 'house',
    objectives: ['M15'],
    zones: [{ columns: 'ABCDE' }, { columns: 'UVWXY' }],
    piece: [],
  }),
  TableEditor,
};

export default client;
