import { FromClient, ROUTES, type Route } from '@ecumene/client';

/** The whole API as OpenAPI describes it, made of the very schemas everything is checked by. */
export function openApi(version: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = `/api/v1${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ecumene',
      version,
      description:
        'Tables of the great civilization board games. Programs send a personal token as `Authorization: Bearer …`. The socket of a table is at `/api/v1/tables/{id}/socket`; what can be sent through it is the schema `FromClient`.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { FromClient, Refused: REFUSED },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'ecumene' },
      },
    },
  };
}

const REFUSED = {
  type: 'object',
  required: ['refusal'],
  properties: {
    refusal: {
      type: 'object',
      required: ['code', 'text'],
      properties: {
        code: { type: 'string' },
        text: { type: 'object', description: 'A sentence: `say` with gaps, and what fills them.' },
        rule: { type: 'string', description: 'The paragraph that forbids it.' },
      },
    },
  },
};

function operation(name: string, route: Route): unknown {
  const { properties, required } = objectIn(route.params);
  const parameters = Object.entries(properties).map(([parameter, schema]) => ({
    name: parameter,
    in: route.path.includes(`:${parameter}`) ? 'path' : 'query',
    required: required.includes(parameter),
    schema,
  }));
  const json = (schema: unknown): unknown => ({ content: { 'application/json': { schema } } });
  return {
    operationId: name,
    summary: route.about,
    ...(parameters.length > 0 && { parameters }),
    ...(route.method !== 'GET' && { requestBody: { required: true, ...Object(json(route.body)) } }),
    ...(route.signedIn && { security: [{ token: [] }, { cookie: [] }] }),
    responses: {
      200: { description: 'Done.', ...Object(json(route.reply)) },
      default: { description: 'Refused, and why.', ...Object(json({ $ref: '#/components/schemas/Refused' })) },
    },
  };
}

function objectIn(schema: object): {
  readonly properties: Record<string, unknown>;
  readonly required: readonly string[];
} {
  const properties = 'properties' in schema ? Object(schema.properties) : {};
  const required = 'required' in schema && Array.isArray(schema.required) ? schema.required : [];
  return { properties, required };
}
