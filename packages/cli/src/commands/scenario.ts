import { NotAScenario, readScenarios, runScenario, type Verdict } from '@ecumene/engine/scenario';
import { type Command, EXIT, parse, printJson, readFile, Usage } from '../command.ts';
import { gameNamed } from '../games.ts';

function verdicts(path: string): (Verdict & { file: string })[] {
  const text = readFile(path);
  try {
    return readScenarios(text).map((scenario) => ({ file: path, ...runScenario(gameNamed(scenario.game), scenario) }));
  } catch (error) {
    if (error instanceof NotAScenario) throw new Usage(`${path}: ${error.message}`);
    throw error;
  }
}

export const scenario: Command = {
  name: 'scenario',
  about: 'Run scenario files: set up positions, play them and check what they expect.',
  help: [
    'Usage: ecumene scenario <file.yaml>... [--json]',
    '',
    '  --json  {passed, failed, scenarios: [{file, scenario, passed, reasons}]}',
    '',
    'docs/scenarios.md tells how such files are written. Ends with 1 if one fails.',
  ].join('\n'),
  run(argv) {
    const { values, positionals } = parse(argv, { json: { type: 'boolean', default: false } });
    if (positionals.length === 0) throw new Usage('say which scenario files to run');
    const scenarios = positionals.flatMap(verdicts);
    const failed = scenarios.filter((verdict) => !verdict.passed).length;
    const passed = scenarios.length - failed;
    if (values.json) {
      printJson({ passed, failed, scenarios });
    } else {
      for (const { file, scenario: name, passed: holds, reasons } of scenarios) {
        console.log(
          `${holds ? 'holds' : 'FAILS'}  ${name}${reasons.map((reason) => `\n         ${file}: ${reason}`).join('')}`,
        );
      }
      console.log(`${passed} passed, ${failed} failed`);
    }
    return failed === 0 ? EXIT.success : EXIT.failure;
  },
};
