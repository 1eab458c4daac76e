// A JSON schema on stdin, TypeScript on stdout. Called by tools/page.py --types.
import { compile } from 'json-schema-to-typescript';

let text = '';
for await (const part of process.stdin) {
  text += part;
}
const schema = JSON.parse(text);
const code = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: process.argv[2] ?? '',
  declareExternallyReferenced: true,
  enableConstEnums: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 100 },
});
process.stdout.write(code);
